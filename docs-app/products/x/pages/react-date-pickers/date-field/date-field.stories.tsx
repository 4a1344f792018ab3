import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BillingMonthDemo from './demos/BillingMonth/system.tsx';
import TypedDateDemo from './demos/TypedDate/system.tsx';
import WarrantyDateDemo from './demos/WarrantyDate/system.tsx';

const meta = {
  title: 'MUI X/Date Field',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date field to type, validate and clear a date. */
export const WarrantyDate: Story = {
  render: () => <WarrantyDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Bought on');
    await expect(readField(field)).toBe('08 / 11 / 2025');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}');
    await expect(await canvas.findByText('This day has not come yet.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(readField(field)).toBe('08 / 11 / 2024');
    await expect(await canvas.findByText('The date on your receipt')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(readField(field)).not.toContain('2024');
  },
};

/** Shows the value of a date field while the user types. */
export const TypedDate: Story = {
  render: () => <TypedDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByLabelText('Invoice date'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent('Value: 14 April 2026');
    await userEvent.keyboard('{Delete}');
    await expect(status).toHaveTextContent('Value: an invalid date');
    await userEvent.keyboard('05');
    await expect(status).toHaveTextContent('Value: 14 May 2026');
  },
};

/** Shows a field for a month and a year. */
export const BillingMonth: Story = {
  render: () => <BillingMonthDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Billing month');
    await expect(readField(field)).toBe('March 2026');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('status')).toHaveTextContent('From 1 April to 30 April');
  },
};
