import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import PasswordSignInDemo from './demos/PasswordSignIn/system.tsx';
import ProviderSignInDemo from './demos/ProviderSignIn/system.tsx';

const meta = {
  title: 'Toolpad Core/Sign-in Page',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** A form for an address and a password, which refuses strangers. */
export const PasswordSignIn: Story = {
  render: () => <PasswordSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), 'bo@example.com');
    await userEvent.type(canvas.getByLabelText(/Password/), 'secret');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('do not know this address');
  },
};

/** Buttons for the services with which people can sign in. */
export const ProviderSignIn: Story = {
  render: () => <ProviderSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Use the account of your team')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in with GitHub' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('go to GitHub');
  },
};
