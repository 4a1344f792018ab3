import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceActionsDemo from './demos/InvoiceActions/system.tsx';

const meta = {
  title: 'Joy UI/Button Group',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three grouped actions of one invoice, in a row or in a column. */
export const InvoiceActions: Story = {
  render: () => <InvoiceActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Invoice 2041' });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 invoices');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveClass('MuiButtonGroup-vertical');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('One invoice');
  },
};
