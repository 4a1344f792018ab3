import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import NestedPartDemo from './demos/NestedPart/system.tsx';
import OneOffStylesDemo from './demos/OneOffStyles/system.tsx';
import ReusableSliderDemo from './demos/ReusableSlider/system.tsx';
import StateDrivenDemo from './demos/StateDriven/system.tsx';

const meta = {
  title: 'Material UI/How to customize',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a slider with a width and a color from `sx`. */
export const OneOffStyles: Story = {
  render: () => <OneOffStylesDemo />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Parcels per van' });
    await expect(slider.closest('.MuiSlider-root')).toHaveStyle({ maxWidth: '280px' });
    await fireEvent.change(slider, { target: { value: '55' } });
    await expect(slider).toHaveValue('55');
  },
};

/** Shows a slider whose thumb is square and whose rail is paler. */
export const NestedPart: Story = {
  render: () => <NestedPartDemo />,
  play: async ({ canvas }) => {
    const thumb = canvas.getByRole('slider').closest('.MuiSlider-thumb');
    await expect(thumb).toHaveStyle({ borderRadius: '4px' });
  },
};

/** Shows two instances of a styled slider, which accepts the same props as `Slider`. */
export const ReusableSlider: Story = {
  render: () => <ReusableSliderDemo />,
  play: async ({ canvas }) => {
    const roots = canvas
      .getAllByRole('slider')
      .map((slider) => slider.closest('.MuiSlider-root') as HTMLElement);
    await expect(roots).toHaveLength(2);
    for (const root of roots) await expect(root).toHaveStyle({ height: '12px' });
    await expect(roots[1]).toHaveClass('MuiSlider-colorSecondary');
  },
};

/** Shows a progress bar that changes its color above 80 percent. */
export const StateDriven: Story = {
  render: () => <StateDrivenDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Load of the van' });
    const fill = bar.querySelector('.MuiLinearProgress-bar') as HTMLElement;
    const color = getComputedStyle(fill).backgroundColor;
    await userEvent.click(canvas.getByRole('button', { name: 'Load parcel' }));
    await expect(getComputedStyle(fill).backgroundColor).toBe(color);
    await userEvent.click(canvas.getByRole('button', { name: 'Load parcel' }));
    await expect(bar).toHaveAttribute('aria-valuenow', '90');
    await expect(getComputedStyle(fill).backgroundColor).not.toBe(color);
  },
};
