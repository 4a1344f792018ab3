import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeleteDialogDemo from './demos/DeleteDialog/system.tsx';
import DialogSizesDemo from './demos/DialogSizes/system.tsx';
import FadingModalDemo from './demos/FadingModal/system.tsx';
import NoteModalDemo from './demos/NoteModal/system.tsx';
import OrderDetailsDemo from './demos/OrderDetails/system.tsx';
import OrderModalDemo from './demos/OrderModal/system.tsx';
import ReturnDialogDemo from './demos/ReturnDialog/system.tsx';
import ProjectFormCss from './demos/ProjectForm/css.tsx';
import ProjectFormSystem from './demos/ProjectForm/system.tsx';
import ProjectFormTailwind from './demos/ProjectForm/tailwind.tsx';

const meta = {
  title: 'Joy UI/Modal',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed(role: 'dialog' | 'alertdialog' = 'dialog') {
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
}

/** Shows an alert dialog before an invoice is deleted; Escape keeps the invoice. */
export const DeleteDialog: Story = {
  render: () => <DeleteDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Delete invoice' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete invoice 2041?' });
    await expect(dialog).toHaveAccessibleDescription(/You can restore it for 30 days/);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed('alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 2041 is a draft.');
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitUntilClosed('alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent('Invoice 2041 was deleted.');
  },
};

/** Shows a dialog with two actions in a column. */
export const ReturnDialog: Story = {
  render: () => <ReturnDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Return the chair' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Return the chair' });
    await expect(dialog).toHaveAccessibleDescription(/You have 30 days/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send me a label' }));
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('A label is in your inbox.');
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  },
};

/** Shows a form in a dialog, with a close button that does not submit the form. */
export const ProjectForm: Story = {
  render: renderStyling({
    system: ProjectFormSystem,
    tailwind: ProjectFormTailwind,
    css: ProjectFormCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New project' }));
    const dialog = await screen.findByRole('dialog', { name: 'New project' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Project/ }), 'Website');
    await userEvent.tab();
    await userEvent.keyboard('Lind & Daughters');
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Create' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Project: Website for Lind & Daughters',
    );

    await userEvent.click(canvas.getByRole('button', { name: 'New project' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  },
};

/** Shows a dialog in the center of the window or in full screen. */
export const OrderDetails: Story = {
  render: () => <OrderDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show in the middle' }));
    const dialog = await screen.findByRole('dialog', { name: 'Order 1042' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(8);
    await expect(dialog.offsetWidth).toBeLessThan(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();

    await userEvent.click(canvas.getByRole('button', { name: 'Show on the whole screen' }));
    const wide = await screen.findByRole('dialog', { name: 'Order 1042' });
    await expect(wide.offsetWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click(within(wide).getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  },
};

/** Shows the details of an order in a modal. */
export const OrderModal: Story = {
  render: () => <OrderModalDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show order 1043' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Order 1043' });
    await expect(dialog).toHaveAccessibleDescription(/Desk lamp/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows a modal that stays open on Escape and on a click outside while a note is not saved. */
export const NoteModal: Story = {
  render: () => <NoteModalDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Note for the driver' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'Ring twice');
    await userEvent.keyboard('{Escape}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('is not saved yet');
    const backdrop = document.querySelector('.MuiModal-backdrop');
    if (backdrop) await userEvent.click(backdrop);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('Note: Ring twice');

    await userEvent.click(canvas.getByRole('button', { name: 'Write a note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' at the gate');
    await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Note: Ring twice$/);
  },
};

/** Shows soft dialogs in three sizes. */
export const DialogSizes: Story = {
  render: () => <DialogSizesDemo />,
  play: async ({ canvas, userEvent }) => {
    const paddings = { Small: '16px', Medium: '20px', Large: '24px' };
    for (const [name, padding] of Object.entries(paddings)) {
      await userEvent.click(canvas.getByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name: 'Parcel 88' });
      await expect(dialog).toHaveStyle({ paddingTop: padding });
      await userEvent.keyboard('{Escape}');
      await waitUntilClosed();
    }
  },
};

/** Shows a modal that fades in and out and stays mounted. */
export const FadingModal: Story = {
  render: () => <FadingModalDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show the ferry' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Ferry to the islands' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(dialog).toBeInTheDocument();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  },
};
