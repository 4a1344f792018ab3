import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import HarborTrafficDemo from './demos/HarborTraffic/system.tsx';
import InvoiceTableDemo from './demos/InvoiceTable/system.tsx';
import OrderTableDemo from './demos/OrderTable/system.tsx';
import ParcelSelectionDemo from './demos/ParcelSelection/system.tsx';
import PriceTableDemo from './demos/PriceTable/system.tsx';

const meta = {
  title: 'Joy UI/Table',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a table of orders that can be sorted, with a sticky header. */
export const OrderTable: Story = {
  render: () => <OrderTableDemo />,
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('row').map((row) => row.textContent);
    await expect(rows()[1]).toBe('1044Fjord1260');
    await userEvent.click(canvas.getByRole('button', { name: 'Euros' }));
    await expect(rows()[1]).toBe('1043Abel59');
    const head = canvas.getByRole('columnheader', { name: 'Euros' });
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(rows()[1]).toBe('1044Fjord1260');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('region', { name: 'Open orders' })).toHaveFocus();
  },
};

/** Shows a table with a caption, a footer and switchable borders. */
export const PriceTable: Story = {
  render: () => <PriceTableDemo />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Order 1042, in euros' });
    await expect(canvas.getByRole('row', { name: 'Sum 418' })).toBeVisible();
    await expect(table).toHaveClass('MuiTable-borderAxisX');
    await userEvent.click(canvas.getByRole('button', { name: 'All lines' }));
    await expect(table).toHaveClass('MuiTable-borderAxisBoth');
    await userEvent.keyboard('{Enter}');
    await expect(table).toHaveClass('MuiTable-borderAxisX');
  },
};

/** Shows a table of three invoices. */
export const InvoiceTable: Story = {
  render: () => <InvoiceTableDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Invoices of March' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('row')[3]).toHaveTextContent('2043Fjord1260');
  },
};

/** Shows rows that can be selected one by one or all at once. */
export const ParcelSelection: Story = {
  render: () => <ParcelSelectionDemo />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All parcels' });
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Parcel 78' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Parcel 77' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Parcel 77' })).not.toBeChecked();
    await expect(all).not.toBeChecked();
  },
};

/** Shows two headers that span two columns each. */
export const HarborTraffic: Story = {
  render: () => <HarborTrafficDemo />,
  play: async ({ canvas }) => {
    const half = canvas.getByRole('columnheader', { name: 'Second half' });
    await expect(half).toHaveAttribute('colspan', '2');
    await expect(canvas.getByRole('rowheader', { name: 'Turku' })).toBeVisible();
    await expect(canvas.getAllByRole('cell')).toHaveLength(8);
  },
};
