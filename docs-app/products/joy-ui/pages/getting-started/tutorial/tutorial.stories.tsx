import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import FormStartDemo from './demos/FormStart/system.tsx';
import ParcelFormDemo from './demos/ParcelForm/system.tsx';

const meta = {
  title: 'Joy UI/Tutorial',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a sheet with a labeled field and helper text. */
export const FormStart: Story = {
  render: () => <FormStartDemo />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Recipient' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('First and last name'));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Send a parcel');
  },
};

/** Shows a form that reports a missing name beside the field and announces the booking. */
export const ParcelForm: Story = {
  render: () => <ParcelFormDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /Recipient/ });
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Enter the name of the recipient.');
    await userEvent.type(field, 'Ada Lind{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Booked a parcel for Ada Lind.');
    await expect(field).toBeValid();
  },
};
