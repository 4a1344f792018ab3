import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BirthYearDemo from './demos/BirthYear/system.tsx';
import FormDateDemo from './demos/FormDate/system.tsx';
import TravelDatesDemo from './demos/TravelDates/system.tsx';
import ConfirmDateDemo from './demos/ConfirmDate/system.tsx';
import CardExpiryDemo from './demos/CardExpiry/system.tsx';
import DateLimitsDemo from './demos/DateLimits/system.tsx';
import DeliveryDateDemo from './demos/DeliveryDate/system.tsx';
import DialogAndInlineDemo from './demos/DialogAndInline/system.tsx';
import OpenFromButtonDemo from './demos/OpenFromButton/system.tsx';

const meta = {
  title: 'MUI X/Date Picker',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker to pick, type and clear a date. */
export const DeliveryDate: Story = {
  render: () => <DeliveryDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Saturday, 14 March');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const calendar = within(await screen.findByRole('dialog'));
    await userEvent.click(calendar.getByRole('gridcell', { name: '19' }));
    await expect(status).toHaveTextContent('Thursday, 19 March');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a date picker with disabled days, and an error message when a typed day is disabled. */
export const DateLimits: Story = {
  render: () => <DateLimitsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Appointment');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(await canvas.findByText('We do not work at weekends.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
    await expect(await canvas.findByText('We plan until the end of April.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByText('Monday to Friday')).toBeVisible();
  },
};

/** Shows a date picker for a month and a year, without a day. */
export const CardExpiry: Story = {
  render: () => <CardExpiryDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Card valid until');
    await expect(readField(field)).toBe('07/2028');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(readField(field)).toBe('08/2027');
  },
};

/** Shows a date picker that books the selected date when OK is clicked. */
export const ConfirmDate: Story = {
  render: () => <ConfirmDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await expect(status).toHaveTextContent('In the field: 19 March. Booked: 14 March.');
    await userEvent.click(popup.getByRole('button', { name: 'OK' }));
    await expect(status).toHaveTextContent('Booked: 19 March');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows two date pickers, each of which limits the other. */
export const TravelDates: Story = {
  render: () => <TravelDatesDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const arrival = canvas.getByLabelText('Arrival');
    await expect(status).toHaveTextContent('5 nights');
    await userEvent.click(arrival);
    await userEvent.keyboard('{ArrowUp}');
    await expect(arrival).toHaveAttribute('aria-invalid', 'true');
    await expect(status).toHaveTextContent('Select two dates');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(arrival).toHaveAttribute('aria-invalid', 'false');
    await expect(status).toHaveTextContent('33 nights');
  },
};

/** Shows a date picker in a form, with an error when the date is missing on submit. */
export const FormDate: Story = {
  render: () => <FormDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Start of the contract/);
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Enter a date.')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(canvas.getByRole('status').textContent.replace(/[\u2066-\u2069]/g, '')).toBe(
        'Sent: 03/19/2026',
      ),
    );
  },
};

/** Shows a list of years that starts with the latest year. */
export const BirthYear: Story = {
  render: () => <BirthYearDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    const years = await popup.findAllByRole('radio');
    await expect(years[0]).toHaveTextContent('2026');
    await userEvent.click(popup.getByRole('radio', { name: '1987' }));
    await expect(readField(canvas.getByLabelText('Date of birth'))).toContain('1987');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a date picker whose calendar also opens from another button. */
export const OpenFromButton: Story = {
  render: () => <OpenFromButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Move the survey' });
    await userEvent.click(button);
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await expect(readField(canvas.getByLabelText('Survey of the boat'))).toBe('03/19/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a picker that opens a dialog on all devices, and an inline picker. */
export const DialogAndInline: Story = {
  render: () => <DialogAndInlineDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/^Pickup|Choose date/);
    const day = canvas.getByRole('gridcell', { name: '20' });
    await userEvent.click(day);
    await expect(day).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(field);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('gridcell', { name: '19' }));
    await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(readField(field)).toBe('03/19/2026'));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument(),
    );
  },
};
