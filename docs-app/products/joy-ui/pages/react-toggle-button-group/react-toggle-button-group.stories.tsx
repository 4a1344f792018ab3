import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderViewDemo from './demos/OrderView/system.tsx';

const meta = {
  title: 'Joy UI/Toggle Button Group',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows toggle buttons for one of two views, and toggle buttons for several order states. */
export const OrderView: Story = {
  render: () => <OrderViewDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('button', { name: 'List' });
    await userEvent.click(list);
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(list).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Paid' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('open or paid, as a grid');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders that are paid, as a grid');
  },
};
