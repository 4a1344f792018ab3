import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import MagicLinkDemo from './demos/MagicLink/system.tsx';
import PasswordSignInDemo from './demos/PasswordSignIn/system.tsx';
import ProviderSignInDemo from './demos/ProviderSignIn/system.tsx';

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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not know this address');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('ana@example.com is signed in.')).toBeVisible();
  },
};

/** Shows a sign-in page with buttons for identity providers. */
export const ProviderSignIn: Story = {
  render: () => <ProviderSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Use the account of your team')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('We would now go to GitHub.'),
    );
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
