import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readField } from '../../readField.ts';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CalendarOnlyDemo from './demos/CalendarOnly/system.tsx';
import FerryCheckInDemo from './demos/FerryCheckIn/system.tsx';
import PickerPartsDemo from './demos/PickerParts/system.tsx';
import PickupDateDemo from './demos/PickupDate/system.tsx';
import TranslatedPickerDemo from './demos/TranslatedPicker/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a controlled date picker, with its current value and its accepted value. */
export const PickupDate: Story = {
  render: () => <PickupDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByLabelText('Pickup of the parcel'));
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(status).toHaveTextContent('Value: Monday, 13 April');
    await expect(status).toHaveTextContent('Accepted: nothing');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '16' }));
    await expect(status).toHaveTextContent('Accepted: 16 April');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a picker whose value has a date and a time. */
export const FerryCheckIn: Story = {
  render: () => <FerryCheckInDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Check in until 14 March, 09:15');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await userEvent.click(popup.getByRole('option', { name: '8 hours' }));
    await expect(status).toHaveTextContent('Check in until 19 March, 07:15');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a picker with props for its field, its header and its buttons. */
export const PickerParts: Story = {
  render: () => <PickerPartsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Invoice due');
    await expect(field).toHaveAccessibleDescription('Empty: due on receipt');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(popup.getByText('Mar 2026')).toBeVisible());
    await userEvent.click(popup.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(readField(field)).toBe('');
    await userEvent.click(field);
    await userEvent.keyboard('04022026');
    await expect(readField(field)).toBe('04/02/2026');
  },
};

/** Shows a date calendar in the page, without a popup. */
export const CalendarOnly: Story = {
  render: () => <CalendarOnlyDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Saturday, 14 March 2026');
    await userEvent.click(canvas.getByRole('gridcell', { name: '18' }));
    await expect(status).toHaveTextContent('Wednesday, 18 March 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await userEvent.click(await canvas.findByRole('gridcell', { name: '1' }));
    await expect(status).toHaveTextContent('Wednesday, 1 April 2026');
  },
};

/** Shows a date picker with the German date format and German labels. */
export const TranslatedPicker: Story = {
  render: () => <TranslatedPickerDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Abreise');
    await expect(readField(field)).toBe('14.03.2026');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(readField(field)).toBe('15.02.2026');
  },
};
