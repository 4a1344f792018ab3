import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AppointmentDemo from './demos/Appointment/system.tsx';
import CallBackDemo from './demos/CallBack/system.tsx';
import VisitPlanDemo from './demos/VisitPlan/system.tsx';

const meta = {
  title: 'MUI X/Date Time Picker',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the responsive date-time picker, and its desktop and mobile variants. */
export const VisitPlan: Story = {
  render: () => <VisitPlanDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('We come on 16 March, 14:30.');
    const [open] = canvas.getAllByRole('button', { name: /^Choose date/ });
    await userEvent.click(open as HTMLElement);
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await userEvent.click(popup.getByRole('option', { name: '15 minutes' }));
    await userEvent.click(popup.getByRole('button', { name: 'OK' }));
    await expect(status).toHaveTextContent('We come on 19 March, 14:15.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(readField(canvas.getByLabelText('Visit'))).toBe('03/19/2026 14:15');
  },
};

/** Shows a static calendar and clock, whose value is accepted when OK is clicked. */
export const CallBack: Story = {
  render: () => <CallBackDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('gridcell', { name: '19' }));
    const dial = await canvas.findByRole('listbox', { name: /^Select hours/ });
    dial.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent('No call planned.');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await expect(status).toHaveTextContent('We call on Thursday, 19 March, 11:00.');
    await userEvent.click(canvas.getByRole('tab', { name: 'pick date' }));
    await expect(await canvas.findByRole('gridcell', { name: '19' })).toBeVisible();
  },
};

/** Shows a picker for the date and the time of an appointment. */
export const Appointment: Story = {
  render: () => <AppointmentDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('gridcell', { name: '19' }));
    await userEvent.click(popup.getByRole('option', { name: '4 hours' }));
    await expect(status).toHaveTextContent('Thursday, 19 March, 4:30 PM');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
