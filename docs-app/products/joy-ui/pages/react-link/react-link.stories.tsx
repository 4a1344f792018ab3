import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderLinksDemo from './demos/OrderLinks/system.tsx';

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
