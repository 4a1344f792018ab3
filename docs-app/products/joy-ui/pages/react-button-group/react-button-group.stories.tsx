import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceActionsDemo from './demos/InvoiceActions/system.tsx';
import MonthSwitcherDemo from './demos/MonthSwitcher/system.tsx';
import OrderActionsDemo from './demos/OrderActions/system.tsx';

const meta = {
  title: 'Joy UI/Button Group',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three grouped actions of one invoice, in a row or in a column. */
export const InvoiceActions: Story = {
  render: () => <InvoiceActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Invoice 2041' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 invoices');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveClass('MuiButtonGroup-vertical');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('One invoice');
  },
};

/** Shows three actions of one order as a group of buttons. */
export const OrderActions: Story = {
  render: () => <OrderActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Order 1042' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pack' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 1042 is packed.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('is on its way');
  },
};

/** Shows a divider between two plain buttons that change the month. */
export const MonthSwitcher: Story = {
  render: () => <MonthSwitcherDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoices of April');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter} ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoices of February');
    await expect(canvas.queryByRole('separator')).not.toBeInTheDocument();
  },
};
