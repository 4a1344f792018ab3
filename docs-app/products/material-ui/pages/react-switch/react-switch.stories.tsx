import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NotificationSettingsDemo from './demos/NotificationSettings/system.tsx';
import ShopSwitchDemo from './demos/ShopSwitch/system.tsx';

const meta = {
  title: 'Material UI/Switch',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/switches' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows switches for settings that take effect at once. */
export const NotificationSettings: Story = {
  render: () => <NotificationSettingsDemo />,
  play: async ({ canvas, userEvent }) => {
    const mails = canvas.getByRole('switch', { name: 'Mail me when a parcel leaves' });
    const texts = canvas.getByRole('switch', { name: 'Text me when the courier is near' });
    await userEvent.click(canvas.getByText('Quiet at night'));
    await expect(canvas.getByRole('switch', { name: 'Quiet at night' })).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We write to you, but not at night.',
    );
    mails.focus();
    await userEvent.keyboard(' ');
    await expect(mails).not.toBeChecked();
    await expect(texts).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('We leave you alone.');
  },
};

/** Shows a switch with a custom icon on its thumb in each state. */
export const ShopSwitch: Story = {
  render: () => <ShopSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const shop = canvas.getByRole('switch', { name: 'Take orders' });
    await expect(canvas.getByTestId('LockIcon')).toBeVisible();
    await userEvent.click(shop);
    await expect(shop).toBeChecked();
    await expect(canvas.getByTestId('StorefrontIcon')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('The shop is open.');
  },
};
