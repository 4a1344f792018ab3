import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CustomHeaderDemo from './demos/CustomHeader/system.tsx';
import OrderPageDemo from './demos/OrderPage/system.tsx';
import PageActionsDemo from './demos/PageActions/system.tsx';

const meta = {
  title: 'Toolpad Core/Page Container',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the title and the breadcrumbs of a page. */
export const OrderPage: Story = {
  render: () => <OrderPageDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Order 20418' })).toBeVisible();
    const trail = canvas.getByRole('navigation', { name: 'breadcrumb' });
    await expect(trail).toHaveTextContent('Orders');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Orders',
    ]);
  },
};

/** Runs an action beside the title. */
export const PageActions: Story = {
  render: () => <PageActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 ships today');
  },
};

/** Shows a header with another heading level and a state beside the title. */
export const CustomHeader: Story = {
  render: () => <CustomHeaderDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Invoice 881' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByText('Overdue')).toBeVisible();
  },
};
