import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ThickTrackDemo from './demos/ThickTrack/system.tsx';
import SwitchSizesDemo from './demos/SwitchSizes/system.tsx';
import VacationSwitchDemo from './demos/VacationSwitch/system.tsx';
import LabeledSwitchDemo from './demos/LabeledSwitch/system.tsx';
import PlainSwitchDemo from './demos/PlainSwitch/system.tsx';
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

/** Shows a switch with an accessible name and no visible label. */
export const PlainSwitch: Story = {
  render: () => <PlainSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Order notifications' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
  },
};

/** Shows a switch with a visible label. */
export const LabeledSwitch: Story = {
  render: () => <LabeledSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Gift wrapping'));
    await expect(canvas.getByRole('switch', { name: 'Gift wrapping' })).toBeChecked();
  },
};

/** Shows a controlled switch, and text that depends on its state. */
export const VacationSwitch: Story = {
  render: () => <VacationSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders wait until Monday.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Vacation' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Orders leave today.');
  },
};

/** Compares the sizes and two colors of a switch. */
export const SwitchSizes: Story = {
  render: () => <SwitchSizesDemo />,
  play: async ({ canvas }) => {
    const small = canvas.getByRole('checkbox', { name: 'Track letters' });
    await expect(small.closest('.MuiSwitch-root')).toHaveClass('MuiSwitch-sizeSmall');
    await expect(canvas.getByRole('checkbox', { name: 'Track pallets' })).toBeDisabled();
  },
};

/** Shows a switch with a custom track. */
export const ThickTrack: Story = {
  render: () => <ThickTrackDemo />,
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Night delivery' });
    await expect(control.closest('.MuiSwitch-root')!.querySelector('.MuiSwitch-track')).toHaveStyle(
      {
        borderRadius: '11px',
      },
    );
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
  },
};
