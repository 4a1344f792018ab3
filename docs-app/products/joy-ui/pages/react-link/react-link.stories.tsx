import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryTextDemo from './demos/DeliveryText/system.tsx';
import OrderLinksDemo from './demos/OrderLinks/system.tsx';
import OrderRowDemo from './demos/OrderRow/system.tsx';

const meta = {
  title: 'Joy UI/Link',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a link in a sentence, a link with a background, and a link that is a button. */
export const OrderLinks: Story = {
  render: () => <OrderLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const customer = canvas.getByRole('link', { name: 'Lind & Daughters' });
    await expect(customer).toHaveFocus();
    await expect(getComputedStyle(customer).textDecorationLine).toBe('underline');
    await userEvent.click(canvas.getByRole('button', { name: 'open, mark it as paid' }));
    await expect(canvas.getByRole('button', { name: 'paid, take it back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/mark it as paid/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Invoice 2041' })).toHaveClass(
      'MuiLink-variantSoft',
    );
  },
};

/** Shows an underlined link in a sentence. */
export const DeliveryText: Story = {
  render: () => <DeliveryTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'all delivery times' });
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

/** Shows a link whose clickable area is the whole row. */
export const OrderRow: Story = {
  render: () => <OrderRowDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Order 1043' });
    const row = link.parentElement?.getBoundingClientRect();
    const area = document.elementFromPoint((row?.right ?? 0) - 4, (row?.bottom ?? 0) - 4);
    await expect(area).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
