import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ActiveItemDemo from './demos/ActiveItem/system.tsx';
import FirstAppDemo from './demos/FirstApp/system.tsx';

const meta = {
  title: 'Toolpad Core/Base concepts',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an app with a provider, a layout, two pages and a router in memory. */
export const FirstApp: Story = {
  render: () => <FirstAppDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    sidebar.getByRole('link', { name: 'Customers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getByText('Two customers are new this week.')).toBeVisible();
  },
};

/** Shows which item of the navigation the current path selects. */
export const ActiveItem: Story = {
  render: () => <ActiveItemDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '/orders/20418' }));
    await expect(status).toHaveTextContent('Orders is selected');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Reports → Late parcels is selected');
    await userEvent.click(canvas.getByRole('button', { name: '/prices' }));
    await expect(status).toHaveTextContent('No item matches');
  },
};
