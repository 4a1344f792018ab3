import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FinishTimesDemo from './demos/FinishTimes/system.tsx';
import DeliveryTimeDemo from './demos/DeliveryTime/system.tsx';
import WorkedHoursDemo from './demos/WorkedHours/system.tsx';

const meta = {
  title: 'MUI X/Time Field',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows time fields for the start and the end of a shift, and the hours between them. */
export const WorkedHours: Story = {
  render: () => <WorkedHoursDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('8.50 hours worked');
    const until = canvas.getByRole('textbox', { name: /^Until/ });
    await userEvent.click(until);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(readField(until)).toBe('16:30');
    await expect(status).toHaveTextContent('8.25 hours worked');
    await userEvent.keyboard('{ArrowLeft}07');
    await expect(await canvas.findByText('This is before the shift began.')).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}17');
    await expect(status).toHaveTextContent('9.25 hours worked');
  },
};

/** Shows a time field that preserves the date of its value. */
export const DeliveryTime: Story = {
  render: () => <DeliveryTimeDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Delivered at');
    await expect(readField(field)).toBe('02:30 PM');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('16 March 2026, 15:30');
  },
};

/** Shows two time fields with seconds, and the time between them. */
export const FinishTimes: Story = {
  render: () => <FinishTimesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('42 min 18 s');
    await userEvent.click(canvas.getByLabelText('Finish'));
    await userEvent.keyboard('08');
    await expect(canvas.getByRole('status')).toHaveTextContent('No result');
    await userEvent.click(canvas.getByLabelText('Start'));
    await userEvent.keyboard('08');
    await expect(canvas.getByRole('status')).toHaveTextContent('42 min 18 s');
  },
};
