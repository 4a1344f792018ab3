import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CellContentDemo from './demos/CellContent/system.tsx';
import EditableStockDemo from './demos/EditableStock/system.tsx';
import OpenInvoicesDemo from './demos/OpenInvoices/system.tsx';
import OrdersGridDemo from './demos/OrdersGrid/system.tsx';
import OrderSelectionDemo from './demos/OrderSelection/system.tsx';

const meta = {
  title: 'MUI X/Data Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a grid with columns, rows and pagination. */
export const OrdersGrid: Story = {
  render: () => <OrdersGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: 'Orders' });
    await expect(await within(grid).findByRole('gridcell', { name: 'A-201' })).toBeVisible();
    await expect(within(grid).getByText('€38.90')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to next page' }));
    await expect(await within(grid).findByRole('gridcell', { name: 'A-211' })).toBeVisible();
    await expect(within(grid).queryByRole('gridcell', { name: 'A-201' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Total' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
  },
};

/** Shows a grid with a total of the selected rows below it. */
export const OrderSelection: Story = {
  render: () => <OrderSelectionDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('The van carries 7 kg.');
    const row = await canvas.findByRole('row', { name: /Ghent/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(status).toHaveTextContent('The van carries 19 kg.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Unselect all rows' }));
    await expect(status).toHaveTextContent('The van carries 0 kg.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(status).toHaveTextContent('The van carries 25 kg.');
  },
};

/** Shows a grid with computed values, a chip and a button in its cells. */
export const CellContent: Story = {
  render: () => <CellContentDemo />,
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /Studio Weiss/ });
    await expect(within(row).getByText('576.00')).toBeVisible();
    await expect(within(row).getByText('Open')).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Download invoice 302' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 302 is on its way.');
  },
};

/** Shows a grid with an initial filter and sort order. */
export const OpenInvoices: Story = {
  render: () => <OpenInvoicesDemo />,
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('row', { name: /Harbour Café/ });
    await expect(first).toHaveAttribute('data-rowindex', '0');
    await expect(canvas.queryByRole('gridcell', { name: 'Studio Weiss' })).not.toBeInTheDocument();
    const header = canvas.getByRole('columnheader', { name: 'Total (€)' });
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(header);
    await waitFor(() => expect(header).toHaveAttribute('aria-sort', 'none'));
  },
};

/** Shows a grid with an editable column. */
export const EditableStock: Story = {
  render: () => <EditableStockDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('gridcell', { name: '75' }));
    const field = await canvas.findByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '80{Enter}');
    await expect(await canvas.findByRole('gridcell', { name: '80' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved: Notebook, 80 in stock.');
  },
};
