import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSkeletonDemo from './demos/CustomerSkeleton/system.tsx';
import OrderSkeletonDemo from './demos/OrderSkeleton/system.tsx';
import SkeletonAnimationDemo from './demos/SkeletonAnimation/system.tsx';

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

/** Shows a circle, two lines of text and a rectangle in place of a customer. */
export const CustomerSkeleton: Story = {
  render: () => <CustomerSkeletonDemo />,
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('.MuiSkeleton-root')];
    await expect(shapes).toHaveLength(4);
    await expect(shapes[0]).toHaveStyle({ width: '48px', height: '48px' });
    await expect(shapes[3]).toHaveStyle({ height: '80px' });
  },
};

/** Shows a rectangular skeleton with a selectable animation. */
export const SkeletonAnimation: Story = {
  render: () => <SkeletonAnimationDemo />,
  play: async ({ canvas, userEvent }) => {
    const wave = canvas.getByRole('button', { name: 'wave' });
    await userEvent.click(wave);
    await expect(wave).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'none' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
