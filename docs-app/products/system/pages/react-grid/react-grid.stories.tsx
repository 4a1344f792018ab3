import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderOverviewDemo from './demos/OrderOverview/system.tsx';

const meta = {
  title: 'MUI System/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows tiles on a grid of twelve columns. A button makes one tile as wide as the row. */
export const OrderOverview: Story = {
  render: () => <OrderOverviewDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Full width' });
    const tile = button.closest('.MuiGrid-root') as HTMLElement;
    const width = tile.offsetWidth;
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(button);
    await expect(tile.offsetWidth).toBeGreaterThan(width);
    await expect(tile.offsetWidth).toBe(canvas.getByRole('list').offsetWidth);
    await userEvent.click(button);
    await expect(tile.offsetWidth).toBe(width);
  },
};
