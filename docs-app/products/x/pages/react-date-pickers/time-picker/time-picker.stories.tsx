import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ClockViewsDemo from './demos/ClockViews/system.tsx';
import OpeningTimesDemo from './demos/OpeningTimes/system.tsx';
import TimeLimitsDemo from './demos/TimeLimits/system.tsx';

const meta = {
  title: 'MUI X/Time Picker',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two time pickers, of which the first sets the minimum of the second. */
export const OpeningTimes: Story = {
  render: () => <OpeningTimesDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Open for 8.5 hours.');
    await userEvent.click(canvas.getByLabelText('Closes'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(readField(canvas.getByLabelText('Closes'))).toBe('20:00');
    await expect(status).toHaveTextContent('Open for 11.5 hours.');
  },
};

/** Shows a time picker that omits disabled times, and an error message for a disabled time. */
export const TimeLimits: Story = {
  render: () => <TimeLimitsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Collection'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(await canvas.findByText('Nobody is at the counter then.')).toBeVisible();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText('Every half hour, 9:00 to 17:30')).toBeVisible();
  },
};

/** Shows a time picker with an analog clock instead of lists. */
export const ClockViews: Story = {
  render: () => <ClockViewsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reserved for 7:00 PM.');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose time/ }));
    const clock = within(await screen.findByRole('dialog'));
    const hours = clock.getByRole('listbox');
    hours.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Reserved for 8:00 PM.');
  },
};
