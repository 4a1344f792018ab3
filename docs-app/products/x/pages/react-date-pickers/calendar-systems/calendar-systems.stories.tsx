import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import SecondCalendarDemo from './demos/SecondCalendar/system.tsx';
import TwoCalendarsDemo from './demos/TwoCalendars/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers calendar systems',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a Gregorian date picker with the same day in the Persian calendar below it. */
export const SecondCalendar: Story = {
  render: () => <SecondCalendarDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Esfand 23, 1404/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Arrival'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByText(/Farvardin 25, 1405/)).toBeVisible();
  },
};

/** Shows a calendar with the Gregorian and the Persian number of each day. */
export const TwoCalendars: Story = {
  render: () => <TwoCalendarsDemo />,
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('gridcell', { name: '21 1 Farvardin' });
    await expect(first).toHaveTextContent('21 1');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};
