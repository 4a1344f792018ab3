import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import InitialViewDemo from './demos/InitialView/system.tsx';
import RestoredViewDemo from './demos/RestoredView/system.tsx';
import SharedSortingDemo from './demos/SharedSorting/system.tsx';
import SortingFooterDemo from './demos/SortingFooter/system.tsx';

const meta = {
  title: 'MUI X/Data Grid state',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid that starts sorted, compact, and without one column. */
export const InitialView: Story = {
  render: () => <InitialViewDemo />,
  play: async ({ canvas }) => {
    await canvas.findByRole('gridcell', { name: 'Studio Weiss' });
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('20402');
    await expect(canvas.queryByRole('columnheader', { name: 'Note' })).not.toBeInTheDocument();
  },
};

/** Saves the sorting and restores it. */
export const RestoredView: Story = {
  render: () => <RestoredViewDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'City' });
    const title = within(header).getByText('City');
    await userEvent.click(title);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the view' }));
    await userEvent.click(title);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'descending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore the view' }));
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'ascending'));
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Lisbon');
  },
};

/** Shows two grids that share one controlled sort model. */
export const SharedSorting: Story = {
  render: () => <SharedSortingDemo />,
  play: async ({ canvas, userEvent }) => {
    const headers = await canvas.findAllByRole('columnheader', { name: 'Ship' });
    await userEvent.click(within(headers[0]!).getByText('Ship'));
    await waitFor(() => expect(headers[1]).toHaveAttribute('aria-sort', 'ascending'));
    const bergen = canvas.getByRole('grid', { name: 'Ships in Bergen' });
    await expect(within(bergen).getAllByRole('row')[1]).toHaveTextContent('Puffin');
  },
};

/** Shows a footer that reads the sort model with a selector. */
export const SortingFooter: Story = {
  render: () => <SortingFooterDemo />,
  play: async ({ canvas, userEvent }) => {
    const header = await canvas.findByRole('columnheader', { name: 'Parcel' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sorted');
    await userEvent.click(within(header).getByText('Parcel'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Parcel'));
  },
};
