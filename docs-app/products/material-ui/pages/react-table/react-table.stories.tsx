import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BasicTableDemo from './demos/BasicTable/system.tsx';
import ExpandableRowsDemo from './demos/ExpandableRows/system.tsx';
import GroupedColumnsDemo from './demos/GroupedColumns/system.tsx';
import PaginatedOrdersCss from './demos/PaginatedOrders/css.tsx';
import PaginatedOrdersSystem from './demos/PaginatedOrders/system.tsx';
import PaginatedOrdersTailwind from './demos/PaginatedOrders/tailwind.tsx';
import SelectableFilesDemo from './demos/SelectableFiles/system.tsx';
import ShipmentListDemo from './demos/ShipmentList/system.tsx';
import SortableInvoicesCss from './demos/SortableInvoices/css.tsx';
import SortableInvoicesSystem from './demos/SortableInvoices/system.tsx';
import SortableInvoicesTailwind from './demos/SortableInvoices/tailwind.tsx';
import StickyHeaderDemo from './demos/StickyHeader/system.tsx';

const meta = {
  title: 'Material UI/Table',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/data-tables' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

function readRowHeaders(table: HTMLElement) {
  return within(table)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);
}

/** Shows a table with row headers and a footer. */
export const BasicTable: Story = {
  render: () => <BasicTableDemo />,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Parcels' });
    await expect(readRowHeaders(table)).toEqual(['A-201', 'A-202', 'A-203']);
    const weight = within(table).getByRole('columnheader', { name: 'Weight (kg)' });
    await expect(weight).toHaveAttribute('scope', 'col');
    const sum = within(table).getByRole('cell', { name: '68.00' });
    await expect(sum).toHaveClass('MuiTableCell-footer');
  },
};

/** Shows two groups of columns, each with a header that spans its columns. */
export const GroupedColumns: Story = {
  render: () => <GroupedColumnsDemo />,
  play: async ({ canvas }) => {
    const arrivals = canvas.getByRole('columnheader', { name: 'Arrivals' });
    await expect(arrivals).toHaveAttribute('scope', 'colgroup');
    const [may, june] = canvas.getAllByRole('columnheader', { name: /May|June/ });
    const boxes = [may!, june!].map((cell) => cell.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const group = arrivals.getBoundingClientRect();
    await expect(Math.abs(group.left - left) + Math.abs(group.right - right)).toBeLessThan(2);
  },
};

/** Shows invoices that sort by any column; a second activation reverses the order. */
export const SortableInvoices: Story = {
  render: renderStyling({
    system: SortableInvoicesSystem,
    tailwind: SortableInvoicesTailwind,
    css: SortableInvoicesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Open invoices' });
    await expect(readRowHeaders(table)[0]).toBe('Elm Studio');
    await userEvent.click(canvas.getByRole('button', { name: 'Customer' }));
    await expect(readRowHeaders(table)).toEqual([
      'Alder House',
      'Birch Labs',
      'Elm Studio',
      'Moss & Co',
    ]);
    const amount = canvas.getByRole('button', { name: 'Amount (€)' });
    const amountHeader = canvas.getByRole('columnheader', { name: 'Amount (€)' });
    await expect(amountHeader).not.toHaveAttribute('aria-sort');
    amount.focus();
    await userEvent.keyboard('{Enter}');
    await expect(amountHeader).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}');
    await expect(amountHeader).toHaveAttribute('aria-sort', 'descending');
    await expect(readRowHeaders(table)).toEqual([
      'Birch Labs',
      'Alder House',
      'Moss & Co',
      'Elm Studio',
    ]);
  },
};

/** Shows thirteen orders on three pages; a larger page size returns to the first page. */
export const PaginatedOrders: Story = {
  render: renderStyling({
    system: PaginatedOrdersSystem,
    tailwind: PaginatedOrdersTailwind,
    css: PaginatedOrdersCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Orders of the spring sale' });
    const next = canvas.getByRole('button', { name: 'Go to next page' });
    await expect(canvas.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await userEvent.click(next);
    await userEvent.click(next);
    await expect(readRowHeaders(table)).toEqual(['Order 1011', 'Order 1012', 'Order 1013']);
    await expect(canvas.getByRole('status')).toHaveTextContent('11–13 of 13');
    await expect(next).toBeDisabled();

    await userEvent.click(canvas.getByRole('combobox', { name: /Rows per page/ }));
    await userEvent.click(await screen.findByRole('option', { name: '10' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('1–10 of 13');
    await expect(readRowHeaders(table)).toHaveLength(10);
  },
};

/** Shows rows with checkboxes, and a checkbox in the header that selects all rows. */
export const SelectableFiles: Story = {
  render: () => <SelectableFilesDemo />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all files' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Price list' }));
    await expect(all).toBePartiallyChecked();
    await expect(canvas.getByRole('row', { name: /Price list/ })).toHaveClass('Mui-selected');
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Site report' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Select Site report' })).not.toBeChecked();
    await expect(all).not.toBeChecked();
  },
};

/** Shows a table whose row selection survives pagination and sorting. */
export const ShipmentList: Story = {
  render: () => <ShipmentListDemo />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Shipments' });
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select S-311' }));
    await expect(status).toHaveTextContent('1 selected, 1–4 of 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(readRowHeaders(table)).toEqual(['S-314', 'S-315', 'S-316', 'S-317']);
    await expect(status).toHaveTextContent('1 selected, 5–8 of 10');
    await userEvent.click(canvas.getByRole('button', { name: 'Harbor' }));
    await expect(status).toHaveTextContent('1 selected, 1–4 of 10');
    await expect(readRowHeaders(table)).toEqual(['S-311', 'S-316', 'S-313', 'S-318']);
    await expect(canvas.getByRole('checkbox', { name: 'Select S-311' })).toBeChecked();
    const all = canvas.getByRole('checkbox', { name: 'Select all shipments' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(status).toHaveTextContent('10 selected');
    await userEvent.click(all);
    await expect(status).toHaveTextContent('0 selected');
  },
};

/** Shows a table with a sticky header row in a scroll container of fixed height. */
export const StickyHeader: Story = {
  render: () => <StickyHeaderDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('region', { name: 'Departures, scrollable' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    box.scrollTop = 120;
    await expect(box.scrollTop).toBe(120);
    const header = canvas.getByRole('columnheader', { name: 'Time' });
    const offset = header.getBoundingClientRect().top - box.getBoundingClientRect().top;
    await expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  },
};

/** Shows rows with a button that shows and hides a note below the row. */
export const ExpandableRows: Story = {
  render: () => <ExpandableRowsDemo />,
  play: async ({ canvas, userEvent }) => {
    const attic = canvas.getByRole('button', { name: 'Note on Attic' });
    await expect(attic).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(attic);
    await expect(attic).toHaveAttribute('aria-expanded', 'true');
    const note = canvas.getByRole('cell', { name: 'Paid in advance. No breakfast.' });
    await expect(note).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(note).not.toBeInTheDocument();
    await expect(attic).toHaveAttribute('aria-expanded', 'false');
  },
};
