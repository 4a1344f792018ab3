import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import ActiveItemDemo from './demos/ActiveItem/system.tsx';
import FirstAppDemo from './demos/FirstApp/system.tsx';
import SessionHeaderDemo from './demos/SessionHeader/system.tsx';
import SlotContextDemo from './demos/SlotContext/system.tsx';

const meta = {
  title: 'Toolpad Core/Base concepts',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an app with a provider, a layout, two pages and an in-memory router. */
export const FirstApp: Story = {
  render: () => <FirstAppDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    sidebar.getByRole('link', { name: 'Customers' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getByText('Two customers are new this week.')).toBeVisible();
  },
};

/** Shows which item of the navigation the current path selects. */
export const ActiveItem: Story = {
  render: () => <ActiveItemDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: '/orders/20418' }));
    await expect(status).toHaveTextContent('Orders is selected');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Reports → Late parcels is selected');
    await userEvent.click(canvas.getByRole('button', { name: '/prices' }));
    await expect(status).toHaveTextContent('No item matches');
  },
};

/** Signs in and out in the header, and greets the user in the page. */
export const SessionHeader: Story = {
  render: () => <SessionHeaderDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Sign in to see your orders.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByText('Hello, Ana Ribeiro.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const email = await screen.findByText('ana@example.com', {}, { timeout: 5000 });
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('Sign in to see your orders.')).toBeVisible();
  },
};

/** Shows a number in the header that comes from a React context. */
export const SlotContext: Story = {
  render: () => <SlotContextDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('2 late')).toBeVisible();
    canvas.getByRole('button', { name: 'Deliver a parcel' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('1 late')).toBeVisible();
  },
};
