import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSearchDemo from './demos/CustomerSearch/system.tsx';
import InvoiceRecipientsDemo from './demos/InvoiceRecipients/system.tsx';

const meta = {
  title: 'Joy UI/Autocomplete',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows suggestions below the field in the page, with two lines per customer. */
export const CustomerSearch: Story = {
  render: () => <CustomerSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    await userEvent.type(field, 'lind');
    await expect(canvas.getByRole('option')).toHaveTextContent('Lind & DaughtersUppsala');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Lind & Daughters');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};

/** Shows a field for several addresses, which are selected from a list or typed. */
export const InvoiceRecipients: Story = {
  render: () => <InvoiceRecipientsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Recipients' });
    await userEvent.click(field);
    await userEvent.keyboard('dora{Enter}');
    await expect(canvas.getByText('3 mails will be sent.')).toBeVisible();
    await userEvent.keyboard('eve@shop.example{Enter}');
    await expect(canvas.getByText('4 mails will be sent.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove bo@lind.example' }));
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText('2 mails will be sent.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};
