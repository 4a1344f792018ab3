import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import AccountDetailsDemo from './demos/AccountDetails/system.tsx';
import AccountMenuDemo from './demos/AccountMenu/system.tsx';
import ExpandedAccountDemo from './demos/ExpandedAccount/system.tsx';
import FooterAccountDemo from './demos/FooterAccount/system.tsx';
import InitialsAvatarDemo from './demos/InitialsAvatar/system.tsx';
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

/** Shows an account menu with links to other pages. */
export const AccountDetails: Story = {
  render: () => <AccountDetailsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const pages = within(await screen.findByRole('navigation', { name: 'Account pages' }));
    await waitFor(() => expect(pages.getByRole('link', { name: 'Profile' })).toBeVisible());
    pages.getByRole('link', { name: 'Profile' }).focus();
    await userEvent.tab();
    await expect(pages.getByRole('link', { name: 'Shifts' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};

/** Shows the name and the email beside the avatar, and custom button labels. */
export const ExpandedAccount: Story = {
  render: () => <ExpandedAccountDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('mina@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End shift' }));
    await waitFor(() => expect(canvas.queryByText('Mina Park')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Begin shift' }));
    await expect(await canvas.findByText('Mina Park')).toBeVisible();
  },
};

/** Shows the account in the sidebar footer, or when signed out, a sign-in button in the header. */
export const FooterAccount: Story = {
  render: () => <FooterAccountDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getByText('ana@example.com')).toBeVisible();
    await userEvent.click(sidebar.getByRole('button', { name: 'Account menu' }));
    const signOut = await screen.findByRole('button', { name: 'Sign Out' }, { timeout: 5000 });
    await waitFor(() => expect(signOut).toBeVisible());
    await userEvent.click(signOut);
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In' }));
    await expect(await sidebar.findByText('ana@example.com')).toBeVisible();
    const collapse = canvas.getByRole('button', { name: 'Collapse navigation menu' });
    await userEvent.click(collapse);
    await expect(await sidebar.findByRole('button', { name: 'Current User' })).toBeVisible();
    await userEvent.unhover(collapse);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Shows the initials of the user in the avatar. */
export const InitialsAvatar: Story = {
  render: () => <InitialsAvatarDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'AR, your account' });
    await expect(button).toHaveTextContent('AR');
    await expect(button).toHaveAttribute('aria-haspopup', 'false');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByText('ana@example.com')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('ana@example.com')).toBeNull());
    await expect(button).toHaveFocus();
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
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const signOut = await screen.findByRole('button', { name: 'Sign out' }, { timeout: 5000 });
    await waitFor(() => expect(signOut).toBeVisible());
    await userEvent.click(signOut);
    await expect(await canvas.findByText('You are signed out.')).toBeVisible();
  },
};
