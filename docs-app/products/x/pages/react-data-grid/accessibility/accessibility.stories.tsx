import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AnnouncedSortingDemo from './demos/AnnouncedSorting/system.tsx';
import HeadingAsNameDemo from './demos/HeadingAsName/system.tsx';

const meta = {
  title: 'MUI X/Data Grid accessibility',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid whose accessible name is the heading above it. */
export const HeadingAsName: Story = {
  render: () => <HeadingAsNameDemo />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'Open invoices of June' }),
    ).toHaveAttribute('aria-rowcount', '3');
  },
};

/** Sorts with the keyboard, and announces the new order. */
export const AnnouncedSorting: Story = {
  render: () => <AnnouncedSortingDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Heron' }));
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`{ArrowUp}${next}{Enter}`);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Length (m), ascending.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Length (m), descending.');
  },
};
