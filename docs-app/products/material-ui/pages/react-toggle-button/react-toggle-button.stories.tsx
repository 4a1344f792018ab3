import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryDaysDemo from './demos/DeliveryDays/system.tsx';
import OrderViewDemo from './demos/OrderView/system.tsx';

const meta = {
  title: 'Material UI/Toggle Button',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows toggle buttons that select one of two views, and a standalone toggle button. */
export const OrderView: Story = {
  render: () => <OrderViewDemo />,
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('button', { name: 'Grid' });
    await userEvent.click(grid);
    await expect(grid).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'List' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await userEvent.click(grid);
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders as a grid, newest first');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('open ones first');
  },
};

/** Shows a vertical group of toggle buttons, in which several buttons can be selected. */
export const DeliveryDays: Story = {
  render: () => <DeliveryDaysDemo />,
  play: async ({ canvas, userEvent }) => {
    const tuesday = canvas.getByRole('button', { name: 'Tuesday' });
    await userEvent.click(tuesday);
    await expect(tuesday).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 days a week');
    await expect(canvas.getByRole('button', { name: 'Wednesday' })).toBeDisabled();
    canvas.getByRole('button', { name: 'Monday' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 days a week');
  },
};
