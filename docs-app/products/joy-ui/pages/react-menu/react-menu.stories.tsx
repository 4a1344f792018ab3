import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceMenuDemo from './demos/InvoiceMenu/system.tsx';
import OrderCommandsDemo from './demos/OrderCommands/system.tsx';

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

/** Shows commands that are always visible, with the keyboard navigation of a menu. */
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
