import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import HookSwitchCss from './demos/HookSwitch/css.tsx';
import HookSwitchSystem from './demos/HookSwitch/system.tsx';
import HookSwitchTailwind from './demos/HookSwitch/tailwind.tsx';
import NotificationSwitchesCss from './demos/NotificationSwitches/css.tsx';
import NotificationSwitchesSystem from './demos/NotificationSwitches/system.tsx';
import NotificationSwitchesTailwind from './demos/NotificationSwitches/tailwind.tsx';
import PauseSwitchCss from './demos/PauseSwitch/css.tsx';
import PauseSwitchSystem from './demos/PauseSwitch/system.tsx';
import PauseSwitchTailwind from './demos/PauseSwitch/tailwind.tsx';

const meta = {
  title: 'Base UI/Switch',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows two labeled switches; the second switch depends on the first switch. */
export const NotificationSwitches: Story = {
  render: renderStyling({
    system: NotificationSwitchesSystem,
    tailwind: NotificationSwitchesTailwind,
    css: NotificationSwitchesCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const mails = canvas.getByRole('switch', { name: 'Mail me when an invoice is paid' });
    const digest = canvas.getByRole('switch', { name: /One mail a day/ });
    await userEvent.click(digest);
    await expect(digest).toBeChecked();
    await userEvent.click(mails);
    await expect(mails).not.toBeChecked();
    await expect(digest).toBeDisabled();
    await expect(digest).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(digest).toBeChecked();
  },
};

/** Shows a switch that is built from custom elements with the `useSwitch` hook. */
export const HookSwitch: Story = {
  render: renderStyling({
    system: HookSwitchSystem,
    tailwind: HookSwitchTailwind,
    css: HookSwitchCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const shop = canvas.getByRole('switch', { name: 'The shop takes orders' });
    await userEvent.tab();
    await expect(shop).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(shop).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Customers can order.');
  },
};

/** Shows an uncontrolled switch with a label. */
export const PauseSwitch: Story = {
  render: renderStyling({
    system: PauseSwitchSystem,
    tailwind: PauseSwitchTailwind,
    css: PauseSwitchCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Orders are open' });
    await expect(control).toBeChecked();
    await userEvent.click(canvas.getByText('Orders are open'));
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
  },
};
