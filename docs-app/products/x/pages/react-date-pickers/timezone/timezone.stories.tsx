import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import StoredUtcDemo from './demos/StoredUtc/system.tsx';
import TwoZonesDemo from './demos/TwoZones/system.tsx';
import ZoneChoiceDemo from './demos/ZoneChoice/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers time zones',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows one departure in the time zones of Lisbon and Tokyo. */
export const TwoZones: Story = {
  render: () => <TwoZonesDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const lisbon = canvas.getByLabelText('Departure, Lisbon time');
    const tokyo = canvas.getByLabelText('Departure, Tokyo time');
    await expect(readField(lisbon)).toBe('14 Mar 2026, 09:30');
    await expect(readField(tokyo)).toBe('14 Mar 2026, 18:30');
    await userEvent.click(lisbon);
    // In RTL, the time stays left to right, so the third ArrowLeft moves from year to minutes.
    const isRtl = globals['direction'] === 'rtl';
    const next = isRtl ? '{ArrowLeft}'.repeat(3) : '{ArrowRight}'.repeat(4);
    await userEvent.keyboard(`${next}45`);
    await expect(readField(lisbon)).toBe('14 Mar 2026, 09:45');
    await expect(readField(tokyo)).toBe('14 Mar 2026, 18:45');
  },
};

/** Shows a date-time picker in the time zone of Helsinki that stores its value in UTC. */
export const StoredUtc: Story = {
  render: () => <StoredUtcDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const field = canvas.getByLabelText('Pickup in Helsinki');
    await expect(readField(field)).toBe('03/15/2026 01:00');
    await expect(status).toHaveTextContent('Stored: 2026-03-14T23:00:00Z');
    await userEvent.click(field);
    await userEvent.keyboard('04');
    await expect(status).toHaveTextContent('Stored: 2026-04-14T22:00:00Z');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(status).toHaveTextContent('Stored: nothing');
    await userEvent.keyboard('04');
    await expect(status).toHaveTextContent('Stored: 2026-04-14T22:00:00Z');
  },
};

/** Shows a time in the time zone that is selected above it. */
export const ZoneChoice: Story = {
  render: () => <ZoneChoiceDemo />,
  play: async ({ canvas, userEvent }) => {
    const call = canvas.getByLabelText('Call');
    await expect(readField(call)).toBe('14:00');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Time zone' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tokyo' }));
    await expect(readField(call)).toBe('23:00');
    await userEvent.click(call);
    await userEvent.keyboard('08');
    await expect(readField(call)).toBe('08:00');
    await expect(canvas.getByText('23:00 in UTC')).toBeVisible();
  },
};
