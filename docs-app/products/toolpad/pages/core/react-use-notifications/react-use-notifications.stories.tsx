import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SavedDraftDemo from './demos/SavedDraft/system.tsx';
import UndoDeleteDemo from './demos/UndoDelete/system.tsx';

const meta = {
  title: 'Toolpad Core/useNotifications',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a notification without duplicates until the user closes it. */
export const SavedDraft: Story = {
  render: () => <SavedDraftDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save draft' }));
    const message = await canvas.findByText('The draft is saved.');
    await waitFor(() => expect(message).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByText('The draft is saved.')).toBeNull());
  },
};

/** Restores a deleted parcel with the action of the message. */
export const UndoDelete: Story = {
  render: () => <UndoDeleteDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(canvas.getByText('No parcels')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('Parcel A-17')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Parcel A-17 is deleted.')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};
