import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ButtonShortcutsDemo from './demos/ButtonShortcuts/system.tsx';
import NextFreeDayDemo from './demos/NextFreeDay/system.tsx';
import PaymentTermsDemo from './demos/PaymentTerms/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers shortcuts',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker with three terms of payment as shortcuts. */
export const PaymentTerms: Story = {
  render: () => <PaymentTermsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    const popup = within(await screen.findByRole('dialog'));
    await userEvent.click(popup.getByRole('button', { name: '30 days' }));
    await expect(readField(canvas.getByLabelText('Payment due'))).toBe('04/01/2026');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a calendar with a shortcut to the next valid day, and a disabled shortcut. */
export const NextFreeDay: Story = {
  render: () => <NextFreeDayDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'In a year' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next free day' }));
    await expect(canvas.getByRole('gridcell', { name: '16' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** Shows a calendar with a button group instead of chips. */
export const ButtonShortcuts: Story = {
  render: () => <ButtonShortcutsDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Week 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('gridcell', { name: '23' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(canvas.getByRole('gridcell', { name: '30' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
