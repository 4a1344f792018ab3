import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import LoadingOrderDemo from './demos/LoadingOrder/system.tsx';

const meta = {
  title: 'Material UI/Skeleton',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

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
