import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ArchiveSnackbarDemo from './demos/ArchiveSnackbar/system.tsx';

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
