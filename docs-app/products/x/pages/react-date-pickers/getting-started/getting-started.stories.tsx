import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import EmptyPickerDemo from './demos/EmptyPicker/system.tsx';
import FirstPickerDemo from './demos/FirstPicker/system.tsx';
import StoredDateDemo from './demos/StoredDate/system.tsx';

const meta = {
  title: 'MUI X/Date Pickers getting started',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a date picker with an initial date. */
export const FirstPicker: Story = {
  render: () => <FirstPickerDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Delivery');
    await expect(readField(field)).toBe('03/14/2026');
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowUp}');
    await expect(readField(field)).toBe('04/14/2026');
  },
};

/** Shows a date picker whose value is stored as text in the order. */
export const StoredDate: Story = {
  render: () => <StoredDateDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('"due":"2026-03-14"');
    await userEvent.click(canvas.getByLabelText('Order A-1042 is due'));
    await userEvent.keyboard('{ArrowUp}');
    await expect(status).toHaveTextContent('"due":"2026-04-14"');
    await userEvent.keyboard('{Delete}');
    await expect(status).toHaveTextContent('"due":null');
  },
};

/** Shows an empty date picker that opens at the month of its reference date. */
export const EmptyPicker: Story = {
  render: () => <EmptyPickerDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('No pickup planned');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose date' }));
    const calendar = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(calendar.getByText('March 2026')).toBeVisible());
    await userEvent.click(calendar.getByRole('gridcell', { name: '19' }));
    await expect(status).toHaveTextContent('19 March 2026, 09:00');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
