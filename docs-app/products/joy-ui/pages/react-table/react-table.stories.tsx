import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderTableDemo from './demos/OrderTable/system.tsx';
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
