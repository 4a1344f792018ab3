import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceMenuDemo from './demos/InvoiceMenu/system.tsx';
import OrderCommandsDemo from './demos/OrderCommands/system.tsx';
import OrderMenuDemo from './demos/OrderMenu/system.tsx';
import RowMenuDemo from './demos/RowMenu/system.tsx';
import TableMenuDemo from './demos/TableMenu/system.tsx';

const meta = {
  title: 'Joy UI/Menu',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a menu button with commands that works with pointer and keyboard. */
export const InvoiceMenu: Story = {
  render: () => <InvoiceMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invoice 2041' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('The invoice was sent.');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    const remove = await screen.findByRole('menuitem', { name: 'Delete' });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(remove).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('The invoice was deleted.');
  },
};

/** Shows an always visible menu list with the keyboard navigation of a menu. */
export const OrderCommands: Story = {
  render: () => <OrderCommandsDemo />,
  play: async ({ canvas, userEvent }) => {
    const newest = canvas.getByRole('menuitemradio', { name: 'Newest first' });
    await waitFor(() => expect(newest).toHaveAttribute('tabindex', '0'));
    await userEvent.tab();
    await waitFor(() => expect(newest).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const highest = canvas.getByRole('menuitemradio', { name: 'Highest sum first' });
    await waitFor(() => expect(highest).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(highest).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'By customer' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted: By customer');
  },
};

/** Shows a button that opens three actions of an order. */
export const OrderMenu: Story = {
  render: () => <OrderMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 1042' });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pack' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('The order is packed.');
    await userEvent.keyboard('{ArrowDown}');
    const ship = await screen.findByRole('menuitem', { name: 'Ship' });
    await userEvent.keyboard('s');
    await waitFor(() => expect(ship).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Shows a menu that opens from an icon button. */
export const RowMenu: Story = {
  render: () => <RowMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions of invoice 2041' });
    await expect(button).toHaveClass('MuiIconButton-root');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 2041, 1 copy');
  },
};

/** Shows checkable items in two groups with headings. */
export const TableMenu: Story = {
  render: () => <TableMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Shown: 2' }));
    await expect(await screen.findByRole('group', { name: 'Columns' })).toBeVisible();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Customer' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Harbor' }));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Shown: 3' })).toHaveFocus();
  },
};
