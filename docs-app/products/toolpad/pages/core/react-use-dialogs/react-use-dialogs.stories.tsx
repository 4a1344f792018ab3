import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CancelOrderDemo from './demos/CancelOrder/system.tsx';
import DiscardNoteDemo from './demos/DiscardNote/system.tsx';
import LockedOrderDemo from './demos/LockedOrder/system.tsx';
import RenameListDemo from './demos/RenameList/system.tsx';
import SendInvoiceDemo from './demos/SendInvoice/system.tsx';
import UniqueNameDemo from './demos/UniqueName/system.tsx';

const meta = {
  title: 'Toolpad Core/useDialogs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Asks for confirmation before an order is canceled. */
export const CancelOrder: Story = {
  render: () => <CancelOrderDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Cancel order' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Cancel order 20418?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('Order 20418 is open.');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('is canceled'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName('Reopen order');
  },
};

/** Opens a custom dialog and shows the name that it returns. */
export const RenameList: Story = {
  render: () => <RenameListDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Winter stock{Enter}');
    await expect(await canvas.findByText('Winter stock')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Explains in a dialog why an order cannot be edited. */
export const LockedOrder: Story = {
  render: () => <LockedOrderDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit order' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 20418 is locked' });
    await expect(dialog).toHaveTextContent('Jonas Berg edits this order.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Edit order' })).toHaveFocus();
  },
};

/** Keeps a confirmation open during a request, and shows the result on the page. */
export const SendInvoice: Story = {
  render: () => <SendInvoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await screen.findByRole('dialog', { name: 'Send invoice 881?' });
    const confirm = screen.getByRole('button', { name: 'Send invoice' });
    await userEvent.click(confirm);
    await waitFor(() => expect(confirm).toBeDisabled());
    const failure = await canvas.findByText(/does not answer/, {}, { timeout: 5000 });
    await expect(failure).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send invoice' }));
    await expect(
      await canvas.findByText('Invoice 881 is sent.', {}, { timeout: 5000 }),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Keeps a dialog open and shows an error when the entered name is taken. */
export const UniqueName: Story = {
  render: () => <UniqueNameDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a list' }));
    const field = await screen.findByRole('textbox', { name: /Name/ });
    await userEvent.type(field, 'Returns{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled());
    await expect(await screen.findByText('A list has this name already.')).toBeInTheDocument();
    await expect(field).toBeInvalid();
    await userEvent.clear(field);
    await userEvent.type(field, 'Winter stock{Enter}');
    const names = await canvas.findByText(
      'Returns, Spare parts, Winter stock',
      {},
      { timeout: 5000 },
    );
    await expect(names).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Asks in a second dialog before a note is discarded. */
export const DiscardNote: Story = {
  render: () => <DiscardNoteDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
    const field = await screen.findByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const keep = await screen.findByRole('button', { name: 'Keep writing' });
    await waitFor(() => expect(keep).toHaveFocus());
    await userEvent.click(keep);
    await waitFor(() => expect(screen.queryByText('Discard the note?')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
    await expect(field).toHaveValue('Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const discard = await screen.findByRole('button', { name: 'Discard note' });
    await waitFor(() => expect(discard).toBeVisible());
    await userEvent.click(discard);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
