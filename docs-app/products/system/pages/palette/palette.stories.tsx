import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import StatusColorsDemo from './demos/StatusColors/system.tsx';
import ChosenBerthDemo from './demos/ChosenBerth/system.tsx';

const meta = {
  title: 'MUI System/Palette',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Reads text and background colors from the palette. */
export const StatusColors: Story = {
  render: () => <StatusColorsDemo />,
  play: async ({ canvas }) => {
    const [paid, draft] = canvas.getAllByRole('listitem');
    const colorOf = (element: Element | undefined) => element && getComputedStyle(element);
    await expect(colorOf(paid)?.backgroundColor).not.toBe(colorOf(draft)?.backgroundColor);
    await expect(colorOf(paid)?.color).not.toBe(colorOf(draft)?.color);
  },
};

/** Changes the colors of the pressed button. */
export const ChosenBerth: Story = {
  render: () => <ChosenBerthDemo />,
  play: async ({ canvas, userEvent }) => {
    const berth = canvas.getByRole('button', { name: 'Berth 7, south pier' });
    const before = getComputedStyle(berth).backgroundColor;
    await userEvent.click(berth);
    await expect(berth).toHaveAttribute('aria-pressed', 'true');
    await expect(getComputedStyle(berth).backgroundColor).not.toBe(before);
  },
};
