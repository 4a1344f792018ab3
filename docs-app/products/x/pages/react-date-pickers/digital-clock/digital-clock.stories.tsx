import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BookingSlotsDemo from './demos/BookingSlots/system.tsx';
import PickupSlotDemo from './demos/PickupSlot/system.tsx';
import ShiftStartDemo from './demos/ShiftStart/system.tsx';

const meta = {
  title: 'MUI X/Digital Clock',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one list of times, which omits disabled times. */
export const PickupSlot: Story = {
  render: () => <PickupSlotDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('ready at 10:30');
    await expect(canvas.queryByRole('option', { name: '12:00' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('option', { name: '11:30' }));
    await expect(status).toHaveTextContent('ready at 11:30');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(status).toHaveTextContent('ready at 13:00');
  },
};

/** Shows separate lists for the hours, the minutes, and AM or PM. */
export const ShiftStart: Story = {
  render: () => <ShiftStartDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('begins at 8:15 AM');
    const minutes = within(canvas.getByRole('listbox', { name: 'Select minutes' }));
    await expect(minutes.getAllByRole('option')).toHaveLength(4);
    await userEvent.click(minutes.getByRole('option', { name: '45 minutes' }));
    await expect(status).toHaveTextContent('begins at 8:45 AM');
    await userEvent.click(canvas.getByRole('option', { name: 'PM' }));
    await expect(status).toHaveTextContent('begins at 8:45 PM');
  },
};

/** Shows a calendar and a list of times that share one value. */
export const BookingSlots: Story = {
  render: () => <BookingSlotsDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('option', { name: '15:00' }));
    await expect(status).toHaveTextContent('Monday, 16 March, 15:00');
    await userEvent.click(canvas.getByRole('option', { name: '11:00' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: '21' }));
    await expect(status).toHaveTextContent('Saturday, 21 March, 11:00');
    await expect(canvas.queryByRole('option', { name: '15:00' })).not.toBeInTheDocument();
  },
};
