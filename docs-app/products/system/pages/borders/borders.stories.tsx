import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BorderSidesDemo from './demos/BorderSides/system.tsx';
import BorderRadiusDemo from './demos/BorderRadius/system.tsx';

const meta = {
  title: 'MUI System/Borders',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a border of 2 pixels on the chosen sides. */
export const BorderSides: Story = {
  render: () => <BorderSidesDemo />,
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText('Parcel 4 of 6');
    await expect(label).toHaveStyle({ borderTopWidth: '2px', borderLeftWidth: '0px' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Left' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Top' }));
    await expect(label).toHaveStyle({ borderTopWidth: '0px', borderLeftWidth: '2px' });
    await expect(getComputedStyle(label).borderLeftStyle).toBe('solid');
  },
};

/** Shows radii as multiples of the theme's radius. */
export const BorderRadius: Story = {
  render: () => <BorderRadiusDemo />,
  play: async ({ canvas }) => {
    const box = canvas.getByText('borderRadius: 1').parentElement as HTMLElement;
    const one = Number.parseFloat(getComputedStyle(box).borderTopLeftRadius);
    await fireEvent.change(canvas.getByRole('slider', { name: 'Radius' }), {
      target: { value: '3' },
    });
    await expect(canvas.getByText('borderRadius: 3')).toBeVisible();
    await expect(Number.parseFloat(getComputedStyle(box).borderTopLeftRadius)).toBe(one * 3);
  },
};
