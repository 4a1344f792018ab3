import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../readField.ts';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CalendarOnlyDemo from './demos/CalendarOnly/system.tsx';
import PickerFamilyDemo from './demos/PickerFamily/system.tsx';
import TranslatedPickerDemo from './demos/TranslatedPicker/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker, a time picker and a date-time picker. */
export const PickerFamily: Story = {
  render: () => <PickerFamilyDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(readField(canvas.getByLabelText('Start'))).toBe('09:30 AM');
    await expect(readField(canvas.getByLabelText('Reminder'))).toBe('03/14/2026 09:30 AM');
    const day = canvas.getByLabelText('Day');
    await userEvent.click(day);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}');
    await expect(readField(day)).toBe('04/13/2026');
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

/** Shows a date picker with the German date format and German texts. */
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
