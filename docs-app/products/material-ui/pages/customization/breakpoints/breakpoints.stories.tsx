import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import OrderTableDemo from './demos/OrderTable/system.tsx';
import ParcelColumnsDemo from './demos/ParcelColumns/system.tsx';
import ResponsiveStackDemo from './demos/ResponsiveStack/system.tsx';

const meta = {
  title: 'Material UI/Breakpoints',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

function isAtLeast(width: number): boolean {
  return window.matchMedia(`(min-width: ${width}px)`).matches;
}

/** Shows details in a column on phones, and in a row from the `sm` breakpoint. */
export const ResponsiveStack: Story = {
  render: () => <ResponsiveStackDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Order 1482').parentElement).toHaveStyle({
      flexDirection: isAtLeast(600) ? 'row' : 'column',
    });
  },
};

/** Shows a list that has two columns from the `md` breakpoint. */
export const ParcelColumns: Story = {
  render: () => <ParcelColumnsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveStyle({
      columnCount: isAtLeast(900) ? '2' : 'auto',
    });
  },
};

/** Shows orders as a table from the `sm` breakpoint, and as a list in narrower windows. */
export const OrderTable: Story = {
  render: () => <OrderTableDemo />,
  play: async ({ canvas }) => {
    const role = isAtLeast(600) ? 'table' : 'list';
    await expect(await canvas.findByRole(role, { name: 'Orders' })).toBeVisible();
    await expect(canvas.getByText('Ines Duarte')).toBeVisible();
  },
};
