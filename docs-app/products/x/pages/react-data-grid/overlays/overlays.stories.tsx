import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import EmptyBasketDemo from './demos/EmptyBasket/system.tsx';
import LoadingRowsDemo from './demos/LoadingRows/system.tsx';
import NoResultsDemo from './demos/NoResults/system.tsx';

const meta = {
  title: 'MUI X/Data Grid overlays',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows skeletons until the rows arrive. */
export const LoadingRows: Story = {
  render: () => <LoadingRowsDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('grid', { name: 'Loading parcels' });
    await expect(canvasElement.querySelector('.MuiSkeleton-root')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Rows are loading' }));
    await expect(await canvas.findByRole('gridcell', { name: 'Lisbon' })).toBeVisible();
    await expect(canvasElement.querySelector('.MuiSkeleton-root')).not.toBeInTheDocument();
  },
};

/** Shows a message and a button that adds a row in an empty grid. */
export const EmptyBasket: Story = {
  render: () => <EmptyBasketDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The basket is empty.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add the desk lamp' }));
    const cell = await canvas.findByRole('gridcell', { name: 'Desk lamp' });
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(canvas.queryByText('The basket is empty.')).not.toBeInTheDocument();
  },
};

/** Shows a message when no row matches the filter. */
export const NoResults: Story = {
  render: () => <NoResultsDemo />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No ship matches the filter.')).toBeVisible();
  },
};
