import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LoadingOrderDemo from './demos/LoadingOrder/system.tsx';
import SkeletonAnimationDemo from './demos/SkeletonAnimation/system.tsx';
import SkeletonVariantsDemo from './demos/SkeletonVariants/system.tsx';

const meta = {
  title: 'Material UI/Skeleton',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the four variants of a skeleton. */
export const SkeletonVariants: Story = {
  render: () => <SkeletonVariantsDemo />,
  play: async ({ canvasElement }) => {
    const skeletons = canvasElement.querySelectorAll<HTMLElement>('.MuiSkeleton-root');
    await expect(skeletons).toHaveLength(5);
    await expect(skeletons[0]).toHaveClass('MuiSkeleton-circular');
    await expect(skeletons[2]!.offsetWidth).toBeLessThan(skeletons[1]!.offsetWidth);
    await expect(skeletons[3]).toHaveStyle({ borderRadius: '0px' });
  },
};

/** Shows a skeleton of an order with the same dimensions as the loaded order. */
export const LoadingOrder: Story = {
  render: () => <LoadingOrderDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const busy = canvasElement.querySelector<HTMLElement>('[aria-busy]')!;
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy.querySelectorAll('.MuiSkeleton-root')).toHaveLength(3);
    const height = busy.offsetHeight;
    await userEvent.click(canvas.getByRole('button', { name: 'Let it arrive' }));
    await expect(canvas.getByText('Order of Ada Okoye')).toBeVisible();
    await expect(busy).toHaveAttribute('aria-busy', 'false');
    await expect(busy.querySelector('.MuiSkeleton-root')).toBeNull();
    await expect(busy.offsetHeight).toBe(height);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The order is loading.');
  },
};

/** Shows a skeleton with a selectable animation: off, pulse or wave. */
export const SkeletonAnimation: Story = {
  render: () => <SkeletonAnimationDemo />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const skeleton = canvasElement.querySelector('.MuiSkeleton-root');
    await expect(skeleton).not.toHaveClass('MuiSkeleton-pulse');
    await userEvent.click(canvas.getByRole('radio', { name: 'Pulse' }));
    await expect(skeleton).toHaveClass('MuiSkeleton-pulse');
    await userEvent.keyboard('{ArrowRight}');
    await expect(skeleton).toHaveClass('MuiSkeleton-wave');
    await userEvent.click(canvas.getByRole('radio', { name: 'Off' }));
    await expect(skeleton).not.toHaveClass('MuiSkeleton-wave');
  },
};
