import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ControlledSortingDemo from './demos/ControlledSorting/system.tsx';
import InitialSortingDemo from './demos/InitialSorting/system.tsx';
import OwnComparatorDemo from './demos/OwnComparator/system.tsx';

const meta = {
  title: 'MUI X/Data Grid sorting',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Waits until the first cells of the grid's rows contain `names`, in this order. */
async function expectOrder(grid: HTMLElement, names: string[]): Promise<void> {
  await waitFor(async () => {
    const [, ...rows] = within(grid).getAllByRole('row');
    const found = rows.map((row) => within(row).getAllByRole('gridcell')[0]?.textContent);
    await expect(found).toEqual(names);
  });
}

/** Shows a grid that is sorted initially. */
export const InitialSorting: Story = {
  render: () => <InitialSortingDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Books in stock' });
    await expectOrder(grid, ['Bread and salt', 'A slow garden', 'The tide table', 'Night ferry']);
    const header = canvas.getByRole('columnheader', { name: 'Title' });
    await userEvent.click(within(header).getByText('Title'));
    await expectOrder(grid, ['A slow garden', 'Bread and salt', 'Night ferry', 'The tide table']);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Shows buttons that control the sorting from outside the grid. */
export const ControlledSorting: Story = {
  render: () => <ControlledSortingDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Bookings' });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Not sorted.');
    await userEvent.click(canvas.getByRole('button', { name: 'Longest stay first' }));
    await expect(status).toHaveTextContent('Sorted by Nights, descending.');
    await expectOrder(grid, ['Attic', 'Garden room', 'Corner suite']);
    await userEvent.click(canvas.getByRole('button', { name: 'As they came' }));
    await expectOrder(grid, ['Garden room', 'Attic', 'Corner suite']);
  },
};

/** Shows a column with a custom sort order. */
export const OwnComparator: Story = {
  render: () => <OwnComparatorDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Tasks' });
    const header = await canvas.findByRole('columnheader', { name: 'Priority' });
    await userEvent.click(within(header).getByText('Priority'));
    await expectOrder(grid, ['Answer the tax office', 'Order paper', 'Water the plants']);
    await userEvent.click(within(header).getByText('Priority'));
    await expectOrder(grid, ['Water the plants', 'Order paper', 'Answer the tax office']);
  },
};
