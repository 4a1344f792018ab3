import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import CommaSearchDemo from './demos/CommaSearch/system.tsx';
import PartialNumbersDemo from './demos/PartialNumbers/system.tsx';
import SearchShipmentsDemo from './demos/SearchShipments/system.tsx';

const meta = {
  title: 'MUI X/Data Grid quick filter',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Searches a thousand shipments for two words. */
export const SearchShipments: Story = {
  render: () => <SearchShipmentsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1–100 of 1000')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'porto booked');
    await waitFor(() => expect(canvas.queryByText('1–100 of 1000')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent(/Porto.*Booked/));
  },
};

/** Searches for several cities, separated by commas. */
export const CommaSearch: Story = {
  render: () => <CommaSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'lisbon, trieste');
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: 'Rotterdam' })).not.toBeInTheDocument(),
    );
    await expect(await canvas.findByRole('gridcell', { name: 'Trieste' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'Lisbon' })).toBeVisible();
  },
};

/** Finds numbers by their first digits. */
export const PartialNumbers: Story = {
  render: () => <PartialNumbersDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '204');
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: '30102' })).not.toBeInTheDocument(),
    );
    await expect(canvas.getByRole('gridcell', { name: '20401' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: '20455' })).toBeVisible();
  },
};
