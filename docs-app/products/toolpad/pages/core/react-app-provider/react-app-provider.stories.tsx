import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ProviderAppDemo from './demos/ProviderApp/system.tsx';

const meta = {
  title: 'Toolpad Core/App Provider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an app with two pages, whose title comes from the navigation. */
export const ProviderApp: Story = {
  render: () => <ProviderAppDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(canvas.getByRole('heading', { name: 'Berths' })).toBeVisible();
    sidebar.getByRole('link', { name: 'Invoices' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByText('No invoice is overdue.')).toBeVisible();
  },
};
