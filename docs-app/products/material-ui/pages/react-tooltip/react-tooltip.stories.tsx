import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import InvoiceToolbarDemo from './demos/InvoiceToolbar/system.tsx';
import PaymentHintDemo from './demos/PaymentHint/system.tsx';

const meta = {
  title: 'Material UI/Tooltip',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/tooltips' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows tooltips that name icon buttons. */
export const InvoiceToolbar: Story = {
  render: () => <InvoiceToolbarDemo />,
  play: async ({ canvas, userEvent }) => {
    const print = canvas.getByRole('button', { name: 'Print' });
    await userEvent.hover(print);
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Print');
    await userEvent.click(print);
    await expect(canvas.getByRole('status')).toHaveTextContent('Last step: Print');
    await userEvent.unhover(print);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send to the customer' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Send to the customer');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** Shows a tooltip that describes a button, and a tooltip on a disabled button. */
export const PaymentHint: Story = {
  render: () => <PaymentHintDemo />,
  play: async ({ canvas, userEvent }) => {
    const pay = canvas.getByRole('button', { name: 'Pay now' });
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('The bank asks you');
    await expect(pay).toHaveAccessibleDescription(/confirm 418 €/);
    await expect(canvas.getByRole('status')).toHaveTextContent('You know the next step.');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid.');
    await expect(canvas.getByRole('button', { name: 'Receipt' })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};
