import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CancelOrderDemo from './demos/CancelOrder/system.tsx';
import RenameListDemo from './demos/RenameList/system.tsx';

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
  },
};

/** Opens a dialog of its own, and shows its result. */
export const RenameList: Story = {
  render: () => <RenameListDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }));
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Winter stock');
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await expect(await canvas.findByText('Winter stock')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
