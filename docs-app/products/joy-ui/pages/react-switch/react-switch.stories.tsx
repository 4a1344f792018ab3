import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ShopSwitchDemo from './demos/ShopSwitch/system.tsx';

const meta = {
  title: 'Joy UI/Switch',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two switches; the second switch depends on the first switch. */
export const ShopSwitch: Story = {
  render: () => <ShopSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const shop = canvas.getByRole('switch', { name: 'The shop takes orders' });
    await waitFor(() => expect(shop).toHaveAccessibleDescription('Customers can order.'));
    await userEvent.click(shop);
    await expect(shop).not.toBeChecked();
    await expect(shop).toHaveAccessibleDescription('Orders are paused.');
    const express = canvas.getByRole('switch', { name: 'Express delivery' });
    await expect(express).toBeDisabled();
    await userEvent.keyboard(' ');
    await expect(shop).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(express).not.toBeChecked();
  },
};
