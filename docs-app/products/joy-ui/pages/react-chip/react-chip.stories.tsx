import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderFiltersDemo from './demos/OrderFilters/system.tsx';

const meta = {
  title: 'Joy UI/Chip',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows filter chips that can be toggled or removed. */
export const OrderFilters: Story = {
  render: () => <OrderFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const mine = canvas.getByRole('button', { name: 'Only mine' });
    await userEvent.click(mine);
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Open' })).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.queryByText('Open')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Paid' }));
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Open')).toBeVisible();
  },
};
