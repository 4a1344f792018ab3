import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FieldFormatsDemo from './demos/FieldFormats/system.tsx';
import LocaleFormatDemo from './demos/LocaleFormat/system.tsx';
import ProviderFormatsDemo from './demos/ProviderFormats/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers formats',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker with the British format and weeks that start on Monday. */
export const LocaleFormat: Story = {
  render: () => <LocaleFormatDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(readField(canvas.getByLabelText('Arrival'))).toBe('14/03/2026');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const calendar = within(await screen.findByRole('dialog'));
    const [first] = calendar.getAllByRole('columnheader');
    await expect(first).toHaveAccessibleName('Monday');
    await userEvent.keyboard('{Escape}');
  },
};

/** Shows one date in fields with three formats. */
export const FieldFormats: Story = {
  render: () => <FieldFormatsDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    await expect(readField(canvas.getByLabelText('Digits'))).toBe('04.03.2026');
    const short = readField(canvas.getByLabelText('Without leading zeros'));
    await expect(short.replaceAll('\u200e', '')).toBe('4/3/26');
    const letters = canvas.getByLabelText('Letters');
    await expect(readField(letters)).toBe('Wed, Mar 04');
    await userEvent.click(letters);
    const next = globals['direction'] === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    await userEvent.keyboard(`${next}{ArrowUp}`);
    await expect(readField(letters)).toBe('Wed, Apr 04');
  },
};

/** Shows two fields with the format of their provider, and a calendar with custom formats. */
export const ProviderFormats: Story = {
  render: () => <ProviderFormatsDemo />,
  play: async ({ canvas }) => {
    await expect(readField(canvas.getByLabelText('Arrival'))).toBe('2026-03-04');
    await expect(readField(canvas.getByLabelText('Departure'))).toBe('2026-03-14');
    await expect(canvas.getByText('Mar 2026')).toBeVisible();
    await expect(canvas.getByText('Wed')).toBeVisible();
  },
};
