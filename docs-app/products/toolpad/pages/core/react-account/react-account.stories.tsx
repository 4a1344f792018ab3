import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AccountDetailsDemo from './demos/AccountDetails/system.tsx';
import AccountMenuDemo from './demos/AccountMenu/system.tsx';
import SwitchAccountDemo from './demos/SwitchAccount/system.tsx';

const meta = {
  title: 'Toolpad Core/Account',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the avatar of a user, with a menu to sign out. */
export const AccountMenu: Story = {
  render: () => <AccountMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    await waitFor(() => expect(screen.getByText('ana@example.com')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Hello, Ana Ribeiro.')).toBeVisible();
  },
};

/** Shows an account menu with custom content. */
export const AccountDetails: Story = {
  render: () => <AccountDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    const shift = await screen.findByText('Support team, shift until 18:00');
    await waitFor(() => expect(shift).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'End shift' }));
    await waitFor(() => expect(canvas.queryByText('Jonas Berg')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Begin shift' }));
    await expect(await canvas.findByText('Jonas Berg')).toBeVisible();
  },
};

/** Switches between two accounts in the menu. */
export const SwitchAccount: Story = {
  render: () => <SwitchAccountDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const option = await screen.findByRole('button', { name: 'Front desk' }, { timeout: 5000 });
    await waitFor(() => expect(option).toBeVisible());
    option.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('You work as Front desk.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Front desk' })).toBeNull());
  },
};
