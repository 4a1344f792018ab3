import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CloseReasonDemo from './demos/CloseReason/system.tsx';
import ReceiptModalDemo from './demos/ReceiptModal/system.tsx';
import DrawingModalDemo from './demos/DrawingModal/system.tsx';

const meta = {
  title: 'Material UI/Modal',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a drawing in a modal that traps the focus until it is closed. */
export const DrawingModal: Story = {
  render: () => <DrawingModalDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show the plan' });
    await userEvent.click(opener);
    const plan = await screen.findByRole('dialog', { name: 'Table, seen from the front' });
    await expect(plan).toHaveFocus();
    const close = within(plan).getByRole('button', { name: 'Close' });
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a modal whose surface has minimal styles. */
export const ReceiptModal: Story = {
  render: () => <ReceiptModalDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show the receipt' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Receipt' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

/** Shows a modal that ignores clicks on the backdrop. */
export const CloseReason: Story = {
  render: () => <CloseReasonDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the booking' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel the booking' });
    await userEvent.click(dialog.parentElement!.querySelector('.MuiBackdrop-root')!);
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep the booking' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
