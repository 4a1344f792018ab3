import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoicePagesDemo from './demos/InvoicePages/system.tsx';

const meta = {
  title: 'Material UI/Pagination',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows ten pages of invoices, with buttons for the first and the last page. */
export const InvoicePages: Story = {
  render: () => <InvoicePagesDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'The previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('7 to 9 of 29');
    await expect(canvas.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current');
    canvas.getByRole('button', { name: 'The next page' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('10 to 12 of 29');
    await userEvent.click(canvas.getByRole('button', { name: 'The last page' }));
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Invoice 29');
    await expect(canvas.getByRole('button', { name: 'The next page' })).toBeDisabled();
  },
};
