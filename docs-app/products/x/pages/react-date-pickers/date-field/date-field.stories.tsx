import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
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
