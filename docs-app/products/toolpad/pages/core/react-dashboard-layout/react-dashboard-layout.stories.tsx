import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DashboardSlotsDemo from './demos/DashboardSlots/system.tsx';
import TeamDashboardDemo from './demos/TeamDashboard/system.tsx';

const meta = {
  title: 'Toolpad Core/Dashboard Layout',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a dashboard with a header, content and a collapsible sidebar. */
export const TeamDashboard: Story = {
  render: () => <TeamDashboardDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getByRole('link', { name: 'Account' })).toHaveAttribute(
      'href',
      '/toolpad/core/react-account',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Expand navigation menu' })).toBeVisible(),
    );
  },
};

/** Shows a dashboard layout with custom slots for the title, the actions and the sidebar footer. */
export const DashboardSlots: Story = {
  render: () => <DashboardSlotsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 late' }));
    await expect(canvas.getByRole('button', { name: '1 late' })).toBeInTheDocument();
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await waitFor(() => expect(sidebar.getByText('B')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await expect(await sidebar.findByText('Building B')).toBeVisible();
  },
};
