import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveOrderDemo from './demos/ArchiveOrder/system.tsx';
import OfflineNoticeDemo from './demos/OfflineNotice/system.tsx';

const meta = {
  title: 'Material UI/Snackbar',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/snackbars' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

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

/** Shows the content of a snackbar as a part of the page. */
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
