import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BottomBarDemo from './demos/BottomBar/system.tsx';
import PlainBarDemo from './demos/PlainBar/system.tsx';
import SearchBarDemo from './demos/SearchBar/system.tsx';
import OrdersBarDemo from './demos/OrdersBar/system.tsx';
import SelectionBarDemo from './demos/SelectionBar/system.tsx';
import ShopBarDemo from './demos/ShopBar/system.tsx';

const meta = {
  title: 'Material UI/App Bar',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/app-bars-top' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an app bar with a menu button, and a switch for its color in dark mode. */
export const ShopBar: Story = {
  render: () => <ShopBarDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Departments' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    const inColor = canvas.getByRole('checkbox', { name: 'Color in dark mode' });
    await userEvent.click(inColor);
    await expect(inColor).not.toBeChecked();
  },
};

/** Shows a sticky bar with the number of selected letters and with actions for them. */
export const SelectionBar: Story = {
  render: () => <SelectionBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    const bar = status.closest('.MuiAppBar-root');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoice 31' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Invoice 32' }));
    await expect(status).toHaveTextContent('2 chosen');
    await expect(bar).toHaveClass('MuiAppBar-colorSecondary');
    const region = canvas.getByRole('region', { name: 'Letters' });
    const top = bar?.getBoundingClientRect().top;
    region.scrollTop = 40;
    await expect(region.scrollTop).toBe(40);
    await expect(bar?.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(status).toHaveTextContent('Letters: 5');
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await expect(region).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Thanks' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(status).toHaveTextContent('Letters: 4');
    await expect(canvas.queryByRole('checkbox', { name: 'Thanks' })).not.toBeInTheDocument();
    await expect(region).toHaveFocus();
  },
};

/** Shows a static bar with a title. */
export const OrdersBar: Story = {
  render: () => <OrdersBarDemo />,
  play: async ({ canvas }) => {
    const bar = canvas.getByText('Orders').closest('.MuiAppBar-root');
    await expect(bar).toHaveStyle({ position: 'static' });
  },
};

/** Shows a bar with a search field. */
export const SearchBar: Story = {
  render: () => <SearchBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search invoices' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('lamp');
    await expect(field).toHaveValue('lamp');
  },
};

/** Shows a bar without background and shadow. */
export const PlainBar: Story = {
  render: () => <PlainBarDemo />,
  play: async ({ canvas }) => {
    const bar = canvas.getByText('Parcel 4711').closest('.MuiAppBar-root');
    await expect(bar).toHaveStyle({ boxShadow: 'none' });
    await expect(canvas.getByRole('button', { name: 'Track' })).toBeEnabled();
  },
};

/** Shows a bar at the bottom of its frame. */
export const BottomBar: Story = {
  render: () => <BottomBarDemo />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('button', { name: 'Menu' }).closest('.MuiAppBar-root');
    const text = canvas.getByText('14 stops are left today.');
    await expect(bar?.getBoundingClientRect().top).toBeGreaterThan(
      text.getBoundingClientRect().top,
    );
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add a stop' })).toHaveFocus();
  },
};
