import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderSkeletonDemo from './demos/OrderSkeleton/system.tsx';

const meta = {
  title: 'Joy UI/Skeleton',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the skeleton of an order, and the loaded order that replaces it. */
export const OrderSkeleton: Story = {
  render: () => <OrderSkeletonDemo />,
  play: async ({ canvas, userEvent }) => {
    const order = canvas.getByRole('region', { name: 'Order' });
    await expect(order).toHaveAttribute('aria-busy', 'true');
    const height = order.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Finish loading' }));
    await expect(order).toHaveTextContent('Two chairs and a table');
    await expect(canvas.getByRole('img', { name: 'Packed' })).toBeVisible();
    await expect(Math.abs(order.offsetHeight - height)).toBeLessThan(4);
    await userEvent.keyboard('{Enter}');
    await expect(order).toHaveAttribute('aria-busy', 'true');
  },
};
