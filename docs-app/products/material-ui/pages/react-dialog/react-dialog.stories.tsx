import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import BasicDialogDemo from './demos/BasicDialog/system.tsx';
import ChoiceDialogCss from './demos/ChoiceDialog/css.tsx';
import ChoiceDialogSystem from './demos/ChoiceDialog/system.tsx';
import ChoiceDialogTailwind from './demos/ChoiceDialog/tailwind.tsx';
import DeleteConfirmationDemo from './demos/DeleteConfirmation/system.tsx';
import InviteFormDemo from './demos/InviteForm/system.tsx';
import ResponsiveDialogDemo from './demos/ResponsiveDialog/system.tsx';
import ScrollableTermsDemo from './demos/ScrollableTerms/system.tsx';
import SlidingDialogDemo from './demos/SlidingDialog/system.tsx';
import UnsavedChangesDemo from './demos/UnsavedChanges/system.tsx';

const meta = {
  title: 'Material UI/Dialog',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/dialogs' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed(role: 'dialog' | 'alertdialog' = 'dialog') {
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
}

/** Shows a dialog with a title, text and two actions; Escape closes it. */
export const BasicDialog: Story = {
  render: () => <BasicDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Publish' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Publish this page?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(opener).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    await waitUntilClosed();
  },
};

/** Shows an alert dialog before a project is deleted; Escape keeps the project. */
export const DeleteConfirmation: Story = {
  render: () => <DeleteConfirmationDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete project' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the Atlas project?' });
    await expect(dialog).toHaveAccessibleDescription(/You can restore them for 30 days/);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed('alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent('has 12 boards');
    await expect(canvas.getByRole('button', { name: 'Delete project' })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitUntilClosed('alertdialog');
    await expect(canvas.getByRole('status')).toHaveTextContent('The Atlas project was deleted.');
    await expect(canvas.getByRole('button', { name: 'Restore project' })).toHaveFocus();
  },
};

/** Shows a list of addresses in a dialog, which closes when the user selects an address. */
export const ChoiceDialog: Story = {
  render: renderStyling({
    system: ChoiceDialogSystem,
    tailwind: ChoiceDialogTailwind,
    css: ChoiceDialogCss,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    const dialog = await screen.findByRole('dialog', { name: 'Where should we deliver?' });
    const home = within(dialog).getByRole('button', { name: /Home/ });
    await expect(home).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    await expect(home).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('Deliver to: Office');
  },
};

/** Shows a form in a dialog; the browser validates the address, and Enter submits the form. */
export const InviteForm: Story = {
  render: () => <InviteFormDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a teammate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a teammate' });
    const email = within(dialog).getByRole('textbox', { name: /Email address/ });
    await expect(email).toBeRequired();
    await userEvent.type(email, 'ada');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '@example.com');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Send' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Invitation sent to ada@example.com.',
    );
  },
};

/** Shows a settings dialog that fills the screen below the `sm` breakpoint. */
export const ResponsiveDialog: Story = {
  render: () => <ResponsiveDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notification settings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Notification settings' });
    const narrow = window.matchMedia('(max-width: 599.95px)').matches;
    await expect(dialog.offsetHeight === window.innerHeight).toBe(narrow);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Mentions' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Comments' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^On: Mentions$/);
  },
};

/** Shows long text that scrolls inside the paper, or together with the whole dialog. */
export const ScrollableTerms: Story = {
  render: () => <ScrollableTermsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scroll the text' }));
    const dialog = await screen.findByRole('dialog', { name: 'Terms of the shop' });
    await userEvent.tab();
    await expect(within(dialog).getByRole('region', { name: 'Text of the terms' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();

    await userEvent.click(canvas.getByRole('button', { name: 'Scroll the whole dialog' }));
    const page = await screen.findByRole('dialog', { name: 'Terms of the shop' });
    await expect(within(page).queryByRole('region')).not.toBeInTheDocument();
    await userEvent.click(within(page).getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  },
};

/** Shows a dialog that asks to save or discard edits instead of closing on Escape. */
export const UnsavedChanges: Story = {
  render: () => <UnsavedChangesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit note' });
    const note = within(dialog).getByRole('textbox', { name: 'Note' });
    await userEvent.clear(note);
    await userEvent.type(note, 'Bring snacks{Escape}');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Escape would lose');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
    await waitUntilClosed();
    await expect(canvas.getByText('Note: Bring the blue folder')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Edit note' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), ' today');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitUntilClosed();
    await expect(canvas.getByText('Note: Bring the blue folder today')).toBeVisible();
  },
};

/** Shows a dialog that slides up, with a close button next to its title. */
export const SlidingDialog: Story = {
  render: () => <SlidingDialogDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show parcel' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Parcel A-202' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(opener).toHaveFocus();
  },
};
