import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ColumnTypesDemo from './demos/ColumnTypes/system.tsx';
import ComputedTotalDemo from './demos/ComputedTotal/system.tsx';
import StatusCellsDemo from './demos/StatusCells/system.tsx';

const meta = {
  title: 'MUI X/Data Grid column definition',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows columns of five types. */
export const ColumnTypes: Story = {
  render: () => <ColumnTypesDemo />,
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Bookings by type' });
    await expect(await canvas.findByRole('gridcell', { name: 'Sea view' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '6/12/2026' })).toBeVisible();
  },
};

/** Sorts a computed column by its numeric value. */
export const ComputedTotal: Story = {
  render: () => <ComputedTotalDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Total' });
    await userEvent.click(within(header).getByText('Total'));
    await waitFor(() => {
      const [, first] = canvas.getAllByRole('row');
      return expect(first).toHaveTextContent('€34.00');
    });
  },
};

/** Shows chips instead of boolean values. */
export const StatusCells: Story = {
  render: () => <StatusCellsDemo />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Late')).toBeVisible();
    await expect(canvas.getByText('On time')).toBeVisible();
  },
};
