import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NoteToDriverDemo from './demos/NoteToDriver/system.tsx';

const meta = {
  title: 'Material UI/Click-Away Listener',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a panel that closes on a click outside of it, and keeps the typed text. */
export const NoteToDriver: Story = {
  render: () => <NoteToDriverDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Note to the driver' });
    await userEvent.click(button);
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await userEvent.type(field, 'Ring twice');
    await expect(field).toBeVisible();
    await userEvent.click(canvas.getByText('The parcel comes on Thursday.'));
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(button).toHaveTextContent('Driver: Ring twice');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Note' }));
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice');
    await userEvent.click(button);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
