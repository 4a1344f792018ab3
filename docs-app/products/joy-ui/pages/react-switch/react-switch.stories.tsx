import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import MailSwitchDemo from './demos/MailSwitch/system.tsx';
import ShopSwitchDemo from './demos/ShopSwitch/system.tsx';
import UnitSwitchDemo from './demos/UnitSwitch/system.tsx';

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
    const express = canvas.getByRole('switch', { name: 'Express delivery for 9 euros' });
    await expect(express).toBeDisabled();
    await userEvent.keyboard(' ');
    await expect(shop).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(express).not.toBeChecked();
  },
};

/** Shows a labeled switch that is on initially. */
export const MailSwitch: Story = {
  render: () => <MailSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const mail = canvas.getByRole('switch', { name: 'Mail about new orders' });
    await expect(mail).toBeChecked();
    await userEvent.click(canvas.getByText('Mail about new orders'));
    await expect(mail).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(mail).toBeChecked();
  },
};

/** Shows a switch with text on each side. */
export const UnitSwitch: Story = {
  render: () => <UnitSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const unit = canvas.getByRole('switch', { name: 'Distances in miles' });
    await userEvent.tab();
    await expect(unit).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(unit).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('287 miles');
  },
};
