import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import PressAwayDemo from './demos/PressAway/system.tsx';
import SelectedOrderDemo from './demos/SelectedOrder/system.tsx';
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

/** Shows a button that loses its selection on a click outside. */
export const SelectedOrder: Story = {
  render: () => <SelectedOrderDemo />,
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('button', { name: 'Order 4711' });
    await userEvent.click(order);
    await expect(order).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByText(/clear the selection/));
    await expect(order).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Shows a click-away listener that reacts to the `mousedown` event. */
export const PressAway: Story = {
  render: () => <PressAwayDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('A press here is inside.'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Presses outside: 0');
    await userEvent.click(canvas.getByRole('status'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Presses outside: 1');
  },
};
