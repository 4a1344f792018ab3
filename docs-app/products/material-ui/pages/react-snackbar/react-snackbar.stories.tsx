import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveOrderDemo from './demos/ArchiveOrder/system.tsx';
import NewOrderDemo from './demos/NewOrder/system.tsx';
import OfflineNoticeDemo from './demos/OfflineNotice/system.tsx';
import SavedInvoiceDemo from './demos/SavedInvoice/system.tsx';
import ScanQueueDemo from './demos/ScanQueue/system.tsx';
import SentInvoiceDemo from './demos/SentInvoice/system.tsx';
import TopNoticeDemo from './demos/TopNotice/system.tsx';

const meta = {
  title: 'Material UI/Snackbar',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/snackbars' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
}

/** Shows a message that disappears after six seconds. */
export const SavedInvoice: Story = {
  render: () => <SavedInvoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the invoice' });
    await userEvent.click(save);
    await expect(await screen.findByRole('status')).toHaveTextContent('The invoice is saved.');
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows a message with an undo button, which stays until it is closed. */
export const ArchiveOrder: Story = {
  render: () => <ArchiveOrderDemo />,
  play: async ({ canvas, userEvent }) => {
    const archive = canvas.getByRole('button', { name: 'Archive the order' });
    await userEvent.click(archive);
    await expect(await screen.findByRole('status')).toHaveTextContent('The order is archived.');
    await userEvent.click(canvas.getByText('Order 1042 is in the archive.'));
    await expect(screen.getByRole('status')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('Order 1042 is on your desk.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await expect(archive).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await expect(canvas.getByText('Order 1042 is in the archive.')).toBeVisible();
  },
};

/** Shows `SnackbarContent` as a part of the page. */
export const OfflineNotice: Story = {
  render: () => <OfflineNoticeDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
    const again = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await expect(canvas.getByRole('status')).toHaveTextContent('after 1 try.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('after 2 tries.');
    await expect(again).toHaveFocus();
  },
};

/** Shows a message with a button that moves the focus to the new order. */
export const NewOrder: Story = {
  render: () => <NewOrderDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('status')).toHaveTextContent('Order 1043 has arrived.');
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('heading', { name: 'Order 1043: two desk lamps' })).toHaveFocus();
  },
};

/** Shows queued messages one at a time. */
export const ScanQueue: Story = {
  render: () => <ScanQueueDemo />,
  play: async ({ canvas, userEvent }) => {
    const scan = canvas.getByRole('button', { name: 'Scan a parcel' });
    await userEvent.click(scan);
    await userEvent.click(scan);
    await expect(await screen.findByRole('status')).toHaveTextContent('Parcel 1042 is scanned.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Parcel 1043 is scanned.'),
    );
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};

/** Shows an alert instead of the default snackbar content. */
export const SentInvoice: Story = {
  render: () => <SentInvoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send the invoice' });
    await userEvent.click(send);
    await expect(await screen.findByRole('status')).toHaveClass('MuiAlert-standardSuccess');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
    await expect(send).toHaveFocus();
  },
};

/** Shows a message that slides in from the top. */
export const TopNotice: Story = {
  render: () => <TopNoticeDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    const bar = await screen.findByRole('status');
    await waitFor(() => expect(Math.round(bar.getBoundingClientRect().top)).toBeGreaterThan(0));
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(200);
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
  },
};
