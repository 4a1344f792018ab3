import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AddressDrawerDemo from './demos/AddressDrawer/system.tsx';
import BasketDrawerDemo from './demos/BasketDrawer/system.tsx';
import DrawerAnchorsDemo from './demos/DrawerAnchors/system.tsx';
import FilterDrawerDemo from './demos/FilterDrawer/system.tsx';
import NavigationDrawerDemo from './demos/NavigationDrawer/system.tsx';

const meta = {
  title: 'Joy UI/Drawer',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows filters in a drawer that closes on Escape. */
export const FilterDrawer: Story = {
  render: () => <FilterDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Filter the invoices' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(drawer).getByRole('checkbox', { name: 'Paid' }));
    await expect(canvas.getByText('Shown: Open, Overdue')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** Shows a drawer with a title, text and a close button. */
export const BasketDrawer: Story = {
  render: () => <BasketDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show the basket' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Basket' });
    await expect(drawer).toHaveAccessibleDescription('Two chairs and a table, 418 euros.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Shows a drawer at each of the four edges. */
export const DrawerAnchors: Story = {
  render: () => <DrawerAnchorsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'bottom' }));
    const drawer = await screen.findByRole('dialog', { name: 'Order 1042' });
    await expect(drawer).toHaveStyle({ bottom: '0px' });
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'bottom' })).toHaveFocus();
  },
};

/** Shows links to pages in a drawer that closes on a click. */
export const NavigationDrawer: Story = {
  render: () => <NavigationDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the navigation' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Navigation' });
    const links = within(drawer).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Orders',
      'Invoices',
      'Customers',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
  },
};

/** Shows a form in a drawer that stays open on a click outside. */
export const AddressDrawer: Story = {
  render: () => <AddressDrawerDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the address' }));
    const drawer = await screen.findByRole('dialog', { name: 'Address' });
    const city = within(drawer).getByRole('textbox', { name: /City/ });
    await userEvent.clear(city);
    await userEvent.type(city, 'Turku');
    const backdrop = document.querySelector('.MuiDrawer-backdrop');
    if (backdrop) await userEvent.click(backdrop);
    await expect(drawer).toBeVisible();
    await userEvent.type(city, '{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Delivery to Turku');
  },
};
