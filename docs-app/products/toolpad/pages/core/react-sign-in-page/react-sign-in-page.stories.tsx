import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import BrandedSignInDemo from './demos/BrandedSignIn/system.tsx';
import MagicLinkDemo from './demos/MagicLink/system.tsx';
import PasskeySignInDemo from './demos/PasskeySignIn/system.tsx';
import PasswordSignInDemo from './demos/PasswordSignIn/system.tsx';
import ProviderSignInDemo from './demos/ProviderSignIn/system.tsx';
import SeveralWaysDemo from './demos/SeveralWays/system.tsx';
import SignInFieldsDemo from './demos/SignInFields/system.tsx';
import SignInFlowDemo from './demos/SignInFlow/system.tsx';
import SignInLinksDemo from './demos/SignInLinks/system.tsx';

const meta = {
  title: 'Toolpad Core/Sign-in Page',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a sign-in form for an email address and a password, which rejects unknown users. */
export const PasswordSignIn: Story = {
  render: () => <PasswordSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'bo@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('password is wrong');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('ana@example.com is signed in.')).toBeVisible();
  },
};

/** Shows buttons for two identity providers, of which the second returns an error. */
export const ProviderSignIn: Story = {
  render: () => <ProviderSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Use the account of your team')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We would now go to GitHub.'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with Google' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Google does not answer.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Asks for an email address, and confirms that a link was sent. */
export const MagicLink: Story = {
  render: () => <MagicLinkDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.com{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We sent a link to ana@example.com.',
    );
  },
};

/** Shows a sign-in page whose logo, name and labels come from `AppProvider`. */
export const BrandedSignIn: Story = {
  render: () => <BrandedSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Log in to Harbor' })).toBeVisible();
    await expect(canvas.getByText('Use the account of your port')).toBeVisible();
    canvas.getByRole('button', { name: 'Log in with Google' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log in with Microsoft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Microsoft is not connected');
  },
};

/** Shows a password form with links to reset the password and to create an account. */
export const SignInLinks: Story = {
  render: () => <SignInLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Remember me' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('password is wrong');
    await userEvent.click(canvas.getByRole('link', { name: 'Create an account' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('We would now open /sign-up.');
  },
};

/** Shows the sign-in page until the user signs in, and again after the user signs out. */
export const SignInFlow: Story = {
  render: () => <SignInFlowDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Sign In to Harbor' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'ana@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await expect(await canvas.findByText('Three ships arrive today.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const email = await screen.findByText('ana@example.com', {}, { timeout: 5000 });
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByRole('heading', { name: 'Sign In to Harbor' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'mina@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret');
  },
};

/** Shows a provider button and a password form, each with its own error. */
export const SeveralWays: Story = {
  render: () => <SeveralWaysDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('GitHub is not connected');
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'bo@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The email or the password is wrong.'),
    );
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com{Enter}');
    await expect(await canvas.findByText('ana@example.com is signed in.')).toBeVisible();
  },
};

/** Asks for an email address, and shows an error if the device has no passkey for it. */
export const PasskeySignIn: Story = {
  render: () => <PasskeySignInDemo />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'bo@example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sign in with Passkey' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('has no passkey for bo@');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com{Enter}');
    await expect(await canvas.findByText('ana@example.com is signed in.')).toBeVisible();
  },
};

/** Shows a password form with custom labels, a hint and a custom color. */
export const SignInFields: Story = {
  render: () => <SignInFieldsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/Password/)).toHaveAccessibleDescription(
      'The password of your work account',
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Stay signed in' }));
    const email = canvas.getByRole('textbox', { name: /Work email/ });
    await userEvent.type(email, 'bo@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('password is wrong');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com{Enter}');
    await expect(await canvas.findByText('ana@example.com is signed in.')).toBeVisible();
  },
};
