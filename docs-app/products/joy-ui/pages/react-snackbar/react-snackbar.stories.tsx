import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveSnackbarDemo from './demos/ArchiveSnackbar/system.tsx';
import CopySnackbarDemo from './demos/CopySnackbar/system.tsx';
import PackingMessagesDemo from './demos/PackingMessages/system.tsx';
import SnackbarPositionsDemo from './demos/SnackbarPositions/system.tsx';

const meta = {
  title: 'Joy UI/Snackbar',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a message with a button that undoes the last action. */
export const ArchiveSnackbar: Story = {
  render: () => <ArchiveSnackbarDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive order 1042' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Order 1042 is in the archive.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Archive order 1042' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Bring order 1042 back' })).toBeVisible();
  },
};

/** Shows a message that closes itself after five seconds. */
export const CopySnackbar: Story = {
  render: () => <CopySnackbarDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy the link to order 1042' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('status')).toHaveTextContent('The link is copied.');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
};

/** Shows a message at one of three positions in the window. */
export const SnackbarPositions: Story = {
  render: () => <SnackbarPositionsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'bottom left' }));
    const message = await canvas.findByRole('status');
    await expect(message).toHaveClass('MuiSnackbar-anchorOriginBottomLeft');
    await userEvent.click(canvas.getByRole('button', { name: 'top center' }));
    await expect(message).toHaveClass('MuiSnackbar-anchorOriginTopCenter');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
  },
};

/** Shows a message that is replaced by the next one. */
export const PackingMessages: Story = {
  render: () => <PackingMessagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pack the next parcel' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Parcel 77 is packed.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Parcel 78 is packed.'),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Parcel 79 is packed.');
  },
};
