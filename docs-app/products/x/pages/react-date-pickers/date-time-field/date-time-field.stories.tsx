import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import TwoFieldsDemo from './demos/TwoFields/system.tsx';
import LogEntryDemo from './demos/LogEntry/system.tsx';
import DepartureTimeDemo from './demos/DepartureTime/system.tsx';

const meta = {
  title: 'MUI X/Date Time Field',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date-time field with a minimum, a maximum and steps of ten minutes. */
export const DepartureTime: Story = {
  render: () => <DepartureTimeDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status');
    const field = canvas.getByLabelText('Lorry leaves the depot');
    await expect(status).toHaveTextContent('Loaded by Monday, 05:40.');
    await userEvent.click(field);
    const first = globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(`{Control>}a{/Control}${first}{ArrowUp}{ArrowUp}`);
    await expect(readField(field)).toBe('18 Mar 2026, 06:40');
    await expect(status).toHaveTextContent('Loaded by Wednesday, 05:40.');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText(/^The ferry leaves/)).toBeVisible();
    await expect(status).toHaveTextContent('Not planned.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('Loaded by Wednesday, 05:40.');
  },
};

/** Shows a date-time field with seconds. */
export const LogEntry: Story = {
  render: () => <LogEntryDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByLabelText('Log entries since');
    await expect(readField(field)).toBe('2026-03-14 06:05:30');
    await userEvent.click(field);
    // In RTL, the time stays left to right, so the first ArrowLeft moves from year to seconds.
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'.repeat(5);
    await userEvent.keyboard(`${next}{ArrowUp}`);
    await expect(readField(field)).toBe('2026-03-14 06:05:31');
  },
};

/** Shows a date field and a time field for the two parts of a pickup. */
export const TwoFields: Story = {
  render: () => <TwoFieldsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Pickup day'));
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.click(canvas.getByLabelText('Pickup time'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Thursday, 16 April, 13:30');
    await userEvent.keyboard('{Delete}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Incomplete');
    await expect(readField(canvas.getByLabelText('Pickup day'))).toBe('04/16/2026');
  },
};
