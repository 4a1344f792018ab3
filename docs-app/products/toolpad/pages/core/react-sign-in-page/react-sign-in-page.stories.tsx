import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
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
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }));
    const page = within(await screen.findByRole('dialog', { name: 'Sign in to Warehouse' }));
    const email = page.getByRole('textbox', { name: /Email/ });
    await userEvent.type(email, 'bo@example.com');
    await userEvent.type(page.getByLabelText(/Password/), 'secret');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('do not know this address');
    await userEvent.clear(email);
    await userEvent.type(email, 'ana@example.com');
    await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('ana@example.com is signed in');
  },
};

/** Shows a sign-in page with buttons for identity providers. */
export const ProviderSignIn: Story = {
  render: () => <ProviderSignInDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the page' }));
    const page = within(await screen.findByRole('dialog', { name: 'Sign in to Atlas' }));
    await waitFor(() => expect(page.getByText('Use the account of your team')).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Sign in with GitHub' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('go to GitHub');
  },
};
