import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AccountTabsDemo from './demos/AccountTabs/system.tsx';
import BookingTabsDemo from './demos/BookingTabs/system.tsx';
import CustomerTabsDemo from './demos/CustomerTabs/system.tsx';
import FerryTabsDemo from './demos/FerryTabs/system.tsx';
import HarborTabsDemo from './demos/HarborTabs/system.tsx';
import IconTabsDemo from './demos/IconTabs/system.tsx';
import MonthTabsDemo from './demos/MonthTabs/system.tsx';
import OrderTabsDemo from './demos/OrderTabs/system.tsx';
import ParcelTabsDemo from './demos/ParcelTabs/system.tsx';
import PeriodTabsDemo from './demos/PeriodTabs/system.tsx';
import QuayTabsDemo from './demos/QuayTabs/system.tsx';
import ReportTabsDemo from './demos/ReportTabs/system.tsx';
import ShipmentTabsDemo from './demos/ShipmentTabs/system.tsx';

const meta = {
  title: 'Joy UI/Tabs',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a tab panel that preserves its typed text while another tab is selected. */
export const OrderTabs: Story = {
  render: () => <OrderTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), ' Twice!');
    await userEvent.click(canvas.getByRole('tab', { name: 'Items' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Two chairs');
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Notes' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Ring twice. Twice!');
  },
};

/** Shows a button outside the tabs that selects a tab. */
export const AccountTabs: Story = {
  render: () => <AccountTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Vik Paper, Oslo');
    await userEvent.click(canvas.getByRole('button', { name: 'Two invoices are overdue' }));
    await expect(canvas.getByRole('tab', { name: 'Invoices' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Profile' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Vik Paper, Oslo');
  },
};

/** Shows tabs that the arrow keys select. */
export const ReportTabs: Story = {
  render: () => <ReportTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sales' }));
    await userEvent.keyboard('{End}');
    const returns = canvas.getByRole('tab', { name: 'Returns' });
    await waitFor(() => expect(returns).toHaveAttribute('aria-selected', 'true'));
    await expect(returns).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four chairs');
  },
};

/** Shows a disabled tab that can be focused but not selected. */
export const QuayTabs: Story = {
  render: () => <QuayTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'North quay' }));
    await userEvent.keyboard('{ArrowRight}');
    const east = canvas.getByRole('tab', { name: 'East quay' });
    await waitFor(() => expect(east).toHaveFocus());
    await expect(east).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Four of six berths');
  },
};

/** Shows tabs with the number of their parcels. */
export const ParcelTabs: Story = {
  render: () => <ParcelTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sent 12' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Twelve parcels');
  },
};

/** Shows a list of tabs that stays at the top while the panel scrolls. */
export const FerryTabs: Story = {
  render: () => <FerryTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist', { name: 'Ferries' });
    const sheet = list.parentElement?.parentElement;
    if (!sheet) throw new Error('The tabs have no sheet.');
    const { top } = list.getBoundingClientRect();
    sheet.scrollTop = 60;
    await waitFor(() => expect(sheet.scrollTop).toBe(60));
    await expect(Math.abs(list.getBoundingClientRect().top - top)).toBeLessThan(1);
    await userEvent.click(canvas.getByRole('tab', { name: 'To Stockholm' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('from quay 1');
  },
};

/** Shows three views of a customer as tabs. */
export const CustomerTabs: Story = {
  render: () => <CustomerTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Orders' })).toHaveTextContent('1042');
    await userEvent.click(canvas.getByRole('tab', { name: 'Invoices' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Invoices' })).toHaveTextContent('2041');
    await userEvent.keyboard('{End}');
    const address = canvas.getByRole('tab', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await expect(address).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Harbor Road 12');
  },
};

/** Shows tabs with an icon above the text. */
export const IconTabs: Story = {
  render: () => <IconTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const route = canvas.getByRole('tab', { name: 'Route' });
    await expect(route).toHaveStyle({ flexDirection: 'column' });
    await userEvent.click(route);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('From Bergen to Turku.');
  },
};

/** Shows a list of tabs beside their panel. */
export const HarborTabs: Story = {
  render: () => <HarborTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.click(canvas.getByRole('tab', { name: 'Bergen' }));
    await userEvent.keyboard('{ArrowDown}');
    const turku = canvas.getByRole('tab', { name: 'Turku' });
    await waitFor(() => expect(turku).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('3 of 14 berths');
  },
};

/** Shows tabs in the style of a segmented button, without an underline. */
export const PeriodTabs: Story = {
  render: () => <PeriodTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const month = canvas.getByRole('tab', { name: 'Month' });
    await userEvent.click(month);
    await expect(month).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('61 orders');
  },
};

/** Shows tabs with the underline and the indicator above their labels. */
export const ShipmentTabs: Story = {
  render: () => <ShipmentTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const parcels = canvas.getByRole('tab', { name: 'Parcels' });
    const customs = canvas.getByRole('tab', { name: 'Customs' });
    await expect(parcels.offsetWidth).toBe(customs.offsetWidth);
    await userEvent.click(customs);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Cleared in Turku');
  },
};

/** Shows a list of tabs that scrolls to the focused tab. */
export const MonthTabs: Story = {
  render: () => <MonthTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist', { name: 'Months' });
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await userEvent.click(canvas.getByRole('tab', { name: 'January' }));
    await userEvent.keyboard('{End}');
    const august = canvas.getByRole('tab', { name: 'August' });
    await waitFor(() => expect(august).toHaveFocus());
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeGreaterThan(0));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('61 bookings in August.');
  },
};

/** Shows large tabs with a frame and a thick indicator. */
export const BookingTabs: Story = {
  render: () => <BookingTabsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tablist')).toHaveClass('MuiTabList-sizeLg');
    await userEvent.click(canvas.getByRole('tab', { name: 'Meals' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Breakfast from 7 to 10.');
  },
};
