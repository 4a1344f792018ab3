import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CollapsedSidebarDemo from './demos/CollapsedSidebar/system.tsx';
import ColoredSidebarDemo from './demos/ColoredSidebar/system.tsx';
import DashboardSlotsDemo from './demos/DashboardSlots/system.tsx';
import HeaderOnlyDemo from './demos/HeaderOnly/system.tsx';
import NestedNavigationDemo from './demos/NestedNavigation/system.tsx';
import RoutedPagesDemo from './demos/RoutedPages/system.tsx';
import TeamDashboardDemo from './demos/TeamDashboard/system.tsx';
import WholeDashboardDemo from './demos/WholeDashboard/system.tsx';

const meta = {
  title: 'Toolpad Core/Dashboard Layout',
  decorators: [withDemoProviders],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a dashboard with a header, content and a collapsible sidebar. */
export const TeamDashboard: Story = {
  render: () => <TeamDashboardDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(canvas.getByRole('heading', { name: 'Start' })).toBeVisible();
    await userEvent.click(sidebar.getByRole('link', { name: 'Customers' }));
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation menu' }));
    const expand = await canvas.findByRole('button', { name: 'Expand navigation menu' });
    await expect(expand).toBeVisible();
    await userEvent.unhover(expand);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Shows a dashboard layout with custom slots for the title, the actions and the sidebar footer. */
export const DashboardSlots: Story = {
  render: () => <DashboardSlotsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2 late' }));
    await expect(canvas.getByRole('button', { name: '1 late' })).toBeInTheDocument();
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getByText('Building B4')).toBeVisible();
    const collapse = canvas.getByRole('button', { name: 'Collapse navigation menu' });
    await userEvent.click(collapse);
    await expect(await sidebar.findByText('B4')).toBeVisible();
    await userEvent.unhover(collapse);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Shows a navigation item with a count, and an item that expands a list of pages. */
export const NestedNavigation: Story = {
  render: () => <NestedNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    const reports = sidebar.getByRole('button', { name: 'Reports' });
    await expect(sidebar.getByText('12')).toBeVisible();
    await expect(sidebar.queryByRole('link', { name: 'Sales' })).toBeNull();
    reports.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await sidebar.findByRole('link', { name: 'Late parcels' }));
    await expect(await canvas.findByRole('heading', { name: 'Late parcels' })).toBeVisible();
    await userEvent.click(reports);
    await waitFor(() => expect(sidebar.queryByRole('link', { name: 'Sales' })).toBeNull());
  },
};

/** Opens the page of one order, while the Orders item stays selected. */
export const RoutedPages: Story = {
  render: () => <RoutedPagesDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open order 20419' }));
    await expect(await canvas.findByRole('heading', { name: 'Order 20419' })).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Orders' })).toHaveClass('Mui-selected');
    const trail = within(canvas.getByRole('navigation', { name: 'breadcrumb' }));
    await userEvent.click(trail.getByRole('link', { name: 'Orders' }));
    await expect(await canvas.findByRole('button', { name: 'Open order 20418' })).toBeVisible();
    await userEvent.click(sidebar.getByRole('link', { name: 'Customers' }));
    await expect(await canvas.findByText('Mina Park is new this week.')).toBeVisible();
  },
};

/** Starts with a narrow sidebar that shows icons and initials. */
export const CollapsedSidebar: Story = {
  render: () => <CollapsedSidebarDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(sidebar.getByText('HR')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation menu' }));
    await waitFor(() => expect(sidebar.queryByText('HR')).toBeNull());
    await userEvent.click(sidebar.getByRole('link', { name: 'Harbor rules' }));
    const title = await canvas.findByRole('heading', { name: 'Harbor rules' });
    await expect(title).toBeVisible();
    await userEvent.hover(title);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** Shows a sidebar with its own color, and the title of the selected page in bold. */
export const ColoredSidebar: Story = {
  render: () => <ColoredSidebarDemo />,
  play: async ({ canvas, userEvent }) => {
    const nav = await canvas.findByRole('navigation', { name: 'Desktop' });
    const header = canvas.getByRole('banner');
    const sidebarColor = getComputedStyle(nav.parentElement ?? nav).backgroundColor;
    await expect(sidebarColor).not.toBe(getComputedStyle(header).backgroundColor);
    await userEvent.click(within(nav).getByRole('link', { name: 'Customers' }));
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(within(nav).getByText('Customers')).toHaveStyle({ fontWeight: '700' });
  },
};

/** Shows a layout with a header but without a sidebar. */
export const HeaderOnly: Story = {
  render: () => <HeaderOnlyDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /navigation menu/ })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Parcels' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Parcel number' }), '20418{Enter}');
    await expect(await canvas.findByText('Parcel 20418 is in Bergen.')).toBeVisible();
  },
};

/** Shows a whole app with an account and three pages, one of them for managers only. */
export const WholeDashboard: Story = {
  render: () => <WholeDashboardDemo />,
  play: async ({ canvas, userEvent }) => {
    const sidebar = within(await canvas.findByRole('navigation', { name: 'Desktop' }));
    await expect(canvas.getByRole('heading', { name: 'Orders' })).toBeVisible();
    await userEvent.click(sidebar.getByRole('link', { name: 'Customers' }));
    await expect(await canvas.findByRole('heading', { name: 'Customers' })).toBeVisible();
    await expect(canvas.getByText('Mina Park')).toBeVisible();
    await expect(sidebar.queryByRole('link', { name: 'Prices' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Become a manager' }));
    await userEvent.click(await sidebar.findByRole('link', { name: 'Prices' }));
    await expect(await canvas.findByText('€9.80')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('You are a manager now.')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Become a packer' }));
    await expect(await canvas.findByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByText('€9.80')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Current User' }));
    const email = await screen.findByText('ana@example.com', {}, { timeout: 5000 });
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await expect(await canvas.findByText('Sign in to see the warehouse.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('button', { name: 'Become a manager' })).toBeVisible();
  },
};
