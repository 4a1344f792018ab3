import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AutoMarginsDemo from './demos/AutoMargins/system.tsx';
import ResponsiveSpacingDemo from './demos/ResponsiveSpacing/system.tsx';
import SidesAndAxesDemo from './demos/SidesAndAxes/system.tsx';
import SpacingScaleDemo from './demos/SpacingScale/system.tsx';

const meta = {
  title: 'MUI System/Spacing',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows padding numbers as multiples of the theme's spacing unit. */
export const SpacingScale: Story = {
  render: () => <SpacingScaleDemo />,
  play: async ({ canvas }) => {
    const box = canvas.getByText('p: 2').parentElement?.parentElement as HTMLElement;
    const two = Number.parseFloat(getComputedStyle(box).paddingTop);
    await fireEvent.change(canvas.getByRole('slider', { name: 'Padding' }), {
      target: { value: '4' },
    });
    await expect(canvas.getByText('p: 4')).toBeVisible();
    await expect(Number.parseFloat(getComputedStyle(box).paddingTop)).toBe(two * 2);
  },
};

/** Shows padding on one side, on one axis, and at the inline start. */
export const SidesAndAxes: Story = {
  render: () => <SidesAndAxesDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByText('Delivery note').parentElement as HTMLElement;
    const space = getComputedStyle(box).paddingTop;
    await userEvent.click(canvas.getByRole('radio', { name: 'px: 3' }));
    await expect(box).toHaveStyle({ paddingTop: '0px', paddingLeft: space, paddingRight: space });
    await userEvent.click(canvas.getByRole('radio', { name: 'paddingInlineStart: 3' }));
    await expect(box).toHaveStyle({ paddingInlineStart: space, paddingInlineEnd: '0px' });
  },
};

/** Shows how `auto` margins fill the remaining space. */
export const AutoMargins: Story = {
  render: () => <AutoMarginsDemo />,
  play: async ({ canvas, userEvent }) => {
    const receipt = canvas.getByRole('region', { name: 'Receipt' });
    await expect(receipt).toHaveTextContent('€24.80');
    const before = receipt.getBoundingClientRect().left;
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Center the receipt' }));
    await expect(receipt.getBoundingClientRect().left).not.toBe(before);
  },
};

/** Shows a list whose padding grows from the breakpoint `md`. */
export const ResponsiveSpacing: Story = {
  render: () => <ResponsiveSpacingDemo />,
  play: async ({ canvas }) => {
    const styles = getComputedStyle(canvas.getByRole('list', { name: 'Parcels of today' }));
    const unit = Number.parseFloat(styles.rowGap);
    const wide = window.matchMedia('(min-width: 900px)').matches;
    await expect(Number.parseFloat(styles.paddingTop)).toBe(wide ? unit * 3 : unit);
  },
};
