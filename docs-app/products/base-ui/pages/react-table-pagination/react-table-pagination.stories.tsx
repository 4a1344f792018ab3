import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import OrderPagesCss from './demos/OrderPages/css.tsx';
import OrderPagesSystem from './demos/OrderPages/system.tsx';
import OrderPagesTailwind from './demos/OrderPages/tailwind.tsx';

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
