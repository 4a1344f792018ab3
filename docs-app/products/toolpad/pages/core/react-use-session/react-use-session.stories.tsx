import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import GreetingDemo from './demos/Greeting/system.tsx';
import RoleButtonDemo from './demos/RoleButton/system.tsx';

const meta = {
  title: 'Toolpad Core/useSession',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Greets the user of the session. */
export const Greeting: Story = {
  render: () => <GreetingDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Good morning, Ana Ribeiro.');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Nobody is signed in.');
  },
};

/** Shows a button to one role only. */
export const RoleButton: Story = {
  render: () => <RoleButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Change prices' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jonas is a manager' }));
    await expect(canvas.getByRole('button', { name: 'Change prices' })).toBeVisible();
  },
};
