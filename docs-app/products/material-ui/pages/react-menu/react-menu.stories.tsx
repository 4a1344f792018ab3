import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import HarborMenuDemo from './demos/HarborMenu/system.tsx';
import InvoiceActionsDemo from './demos/InvoiceActions/system.tsx';
import OrderMenuDemo from './demos/OrderMenu/system.tsx';
import ParcelContextMenuDemo from './demos/ParcelContextMenu/system.tsx';
import SignatureMenuDemo from './demos/SignatureMenu/system.tsx';
import SortMenuDemo from './demos/SortMenu/system.tsx';
import ViewMenuListDemo from './demos/ViewMenuList/system.tsx';

const meta = {
  title: 'Material UI/Menu',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/menus' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function waitUntilClosed() {
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

/** Shows a button that opens a menu of three actions. */
export const InvoiceActions: Story = {
  render: () => <InvoiceActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invoice 1042' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: 'Invoice 1042' });
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Download' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Cancel invoice' })).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await waitUntilClosed();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Send again' }));
    await waitUntilClosed();
  },
};

/** Shows actions with icons, a divider and a disabled item. */
export const OrderMenu: Story = {
  render: () => <OrderMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Actions of order 1042' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Actions of order 1042' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() =>
      expect(within(menu).getByRole('menuitem', { name: 'Print' })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(menu).getByRole('menuitem', { name: 'Order again' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(within(menu).getByRole('menuitem', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('o{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('in your basket again');
    await expect(button).toHaveFocus();
  },
};

/** Shows a list of views, in which the arrow keys move the focus and stop at the ends. */
export const ViewMenuList: Story = {
  render: () => <ViewMenuListDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const week = canvas.getByRole('menuitemradio', { name: 'Week', checked: true });
    await expect(week).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const month = canvas.getByRole('menuitemradio', { name: 'Month', checked: true });
    await expect(month).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('shows a month');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Year' })).toHaveFocus();
    await expect(month).toBeChecked();
    await userEvent.click(canvas.getByRole('menuitemradio', { name: 'Day' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('shows a day');
  },
};

/** Shows a menu that focuses the selected item when it opens. */
export const SortMenu: Story = {
  render: () => <SortMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Highest total' }));
    const selected = await screen.findByRole('menuitemradio', { checked: true });
    await waitFor(() => expect(selected).toHaveFocus());
    await expect(selected).toHaveTextContent('Highest total');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitUntilClosed();
    await expect(canvas.getByRole('button', { name: 'Oldest first' })).toHaveFocus();
  },
};

/** Shows a menu that opens above its button. */
export const SignatureMenu: Story = {
  render: () => <SignatureMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Confirm delivery' });
    await userEvent.click(button);
    const menu = await screen.findByRole('menu', { name: 'Confirm delivery' });
    await waitFor(() => expect(within(menu).getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'With a photo' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(button).toHaveFocus();
  },
};

/** Shows a long menu that scrolls. */
export const HarborMenu: Story = {
  render: () => <HarborMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reroute the ship' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Antwerp' })).toHaveFocus());
    await expect(menu.parentElement!.clientHeight).toBe(240);
    await userEvent.keyboard('o');
    await expect(screen.getByRole('menuitem', { name: 'Oslo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitUntilClosed();
  },
};

/** Shows a context menu at the pointer. */
export const ParcelContextMenu: Story = {
  render: () => <ParcelContextMenuDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const start = globals['direction'] === 'rtl' ? 'right' : 'left';
    const parcel = canvas.getByRole('group', { name: 'Parcel 1042' });
    const box = parcel.getBoundingClientRect();
    const coords = { clientX: box.left + 40, clientY: box.top + 30 };
    await userEvent.tab();
    await userEvent.pointer({ keys: '[MouseRight]', target: parcel, coords });
    const menu = await screen.findByRole('menu', { name: 'Actions of parcel 1042' });
    const paper = menu.parentElement!.getBoundingClientRect();
    await expect(Math.round(paper[start])).toBe(Math.round(coords.clientX));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitUntilClosed();
    await expect(parcel).toHaveFocus();
  },
};
