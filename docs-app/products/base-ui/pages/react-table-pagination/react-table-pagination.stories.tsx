import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import InvoicePagesCss from './demos/InvoicePages/css.tsx';
import InvoicePagesSystem from './demos/InvoicePages/system.tsx';
import InvoicePagesTailwind from './demos/InvoicePages/tailwind.tsx';
import OrderPagesCss from './demos/OrderPages/css.tsx';
import OrderPagesSystem from './demos/OrderPages/system.tsx';
import OrderPagesTailwind from './demos/OrderPages/tailwind.tsx';
import ParcelPagesCss from './demos/ParcelPages/css.tsx';
import ParcelPagesSystem from './demos/ParcelPages/system.tsx';
import ParcelPagesTailwind from './demos/ParcelPages/tailwind.tsx';

const meta = {
  title: 'Base UI/Table Pagination',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one page of table rows, with pagination in the table footer. */
export const OrderPages: Story = {
  render: renderStyling({
    system: OrderPagesSystem,
    tailwind: OrderPagesTailwind,
    css: OrderPagesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const rows = () => canvas.getAllByRole('row').length - 2;
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 5 of 13');
    await expect(rows()).toBe(5);
    await press('Show the next page of orders');
    await expect(canvas.getByRole('cell', { name: '306' })).toBeVisible();
    await press('Show the last page of orders');
    await expect(canvas.getByRole('status')).toHaveTextContent('11 to 13 of 13');
    await expect(rows()).toBe(3);
    const size = canvas.getByRole('combobox', { name: /^Orders on a page/ });
    await userEvent.selectOptions(size, 'All');
    await expect(rows()).toBe(13);
    await expect(canvas.getByRole('button', { name: /next/ })).toBeDisabled();
    await userEvent.selectOptions(size, '10');
    await press('Show the next page of orders');
    await press('Show the first page of orders');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 to 10 of 13');
  },
};

/** Shows the pages of a list, without a table and without a choice of page sizes. */
export const InvoicePages: Story = {
  render: renderStyling({
    system: InvoicePagesSystem,
    tailwind: InvoicePagesTailwind,
    css: InvoicePagesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Go to next page' });
    await expect(canvas.getByRole('button', { name: 'Go to previous page' })).toBeDisabled();
    await userEvent.click(next);
    await expect(canvas.getByText('Invoice 314')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('4–6 of 8');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(next).toBeDisabled();
  },
};

/** Shows custom actions: a button for each page. */
export const ParcelPages: Story = {
  render: renderStyling({
    system: ParcelPagesSystem,
    tailwind: ParcelPagesTailwind,
    css: ParcelPagesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Parcels 1, 2, 3, 4')).toBeVisible();
    const last = canvas.getByRole('button', { name: 'Page 4' });
    await userEvent.click(last);
    await expect(last).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('Parcels 13, 14')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('13–14 of 14');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Parcels 9, 10, 11, 12')).toBeVisible();
  },
};
