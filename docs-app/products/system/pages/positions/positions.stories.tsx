import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CornerCounterDemo from './demos/CornerCounter/system.tsx';
import StickyDaysDemo from './demos/StickyDays/system.tsx';

const meta = {
  title: 'MUI System/Positions',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Places a counter on the top corner at the inline end of a button. */
export const CornerCounter: Story = {
  render: () => <CornerCounterDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Add to the order/ });
    await userEvent.click(button);
    const counter = canvas.getByText('2');
    await expect(counter).toHaveStyle({ position: 'absolute', top: '-10px' });
    await expect(counter.getBoundingClientRect().top).toBeLessThan(
      button.getBoundingClientRect().top,
    );
  },
};

/** Keeps the name of the day in view while its entries scroll. */
export const StickyDays: Story = {
  render: () => <StickyDaysDemo />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Harbor schedule' });
    const day = canvas.getByText('Monday');
    const offset = () => day.getBoundingClientRect().top - region.getBoundingClientRect().top;
    const before = offset();
    region.scrollTop = 40;
    await expect(Math.abs(offset() - before)).toBeLessThan(1);
  },
};
