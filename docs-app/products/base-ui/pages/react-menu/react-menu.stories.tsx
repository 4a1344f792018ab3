import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ColumnMenuCss from './demos/ColumnMenu/css.tsx';
import ColumnMenuSystem from './demos/ColumnMenu/system.tsx';
import ColumnMenuTailwind from './demos/ColumnMenu/tailwind.tsx';
import HookMenuCss from './demos/HookMenu/css.tsx';
import HookMenuSystem from './demos/HookMenu/system.tsx';
import HookMenuTailwind from './demos/HookMenu/tailwind.tsx';
import InvoiceMenuCss from './demos/InvoiceMenu/css.tsx';
import InvoiceMenuSystem from './demos/InvoiceMenu/system.tsx';
import InvoiceMenuTailwind from './demos/InvoiceMenu/tailwind.tsx';
import OrderLinksCss from './demos/OrderLinks/css.tsx';
import OrderLinksSystem from './demos/OrderLinks/system.tsx';
import OrderLinksTailwind from './demos/OrderLinks/tailwind.tsx';
import ParcelMenuCss from './demos/ParcelMenu/css.tsx';
import ParcelMenuSystem from './demos/ParcelMenu/system.tsx';
import ParcelMenuTailwind from './demos/ParcelMenu/tailwind.tsx';
import SortMenuCss from './demos/SortMenu/css.tsx';
import SortMenuSystem from './demos/SortMenu/system.tsx';
import SortMenuTailwind from './demos/SortMenu/tailwind.tsx';

const meta = {
  title: 'Base UI/Menu',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a menu of invoice actions that works with pointer and keyboard. */
export const InvoiceMenu: Story = {
  render: renderStyling({
    system: InvoiceMenuSystem,
    tailwind: InvoiceMenuTailwind,
    css: InvoiceMenuCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Invoice 318' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a copy' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('A copy is in your drafts.');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Send again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The invoice was sent again.');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows a controlled menu of radio items, whose open state the application stores. */
export const SortMenu: Story = {
  render: renderStyling({ system: SortMenuSystem, tailwind: SortMenuTailwind, css: SortMenuCss }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted by: Number' }));
    const number = await screen.findByRole('menuitemradio', { name: 'Number' });
    await expect(number).toBeChecked();
    const largest = screen.getByRole('menuitemradio', { name: 'Largest total' });
    await userEvent.click(largest);
    await expect(largest).toBeChecked();
    await expect(number).not.toBeChecked();
    const button = canvas.getByRole('button', { name: 'Sorted by: Largest total' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Invoice 317');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Shows a menu of custom elements, built with four hooks such as `useMenu`. */
export const HookMenu: Story = {
  render: renderStyling({ system: HookMenuSystem, tailwind: HookMenuTailwind, css: HookMenuCss }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Parcel 12' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Weigh' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Done: Print label');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('menu')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Shows a menu of links that works with the keyboard. */
export const OrderLinks: Story = {
  render: renderStyling({
    system: OrderLinksSystem,
    tailwind: OrderLinksTailwind,
    css: OrderLinksCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order 20418' });
    await userEvent.click(button);
    const details = await screen.findByRole('menuitem', { name: 'Details' });
    await waitFor(() => expect(details).toHaveFocus());
    await expect(details).toHaveAttribute('href', '#order-20418');
    await userEvent.keyboard('p');
    const parcel = screen.getByRole('menuitem', { name: 'Parcel 12' });
    await waitFor(() => expect(parcel).toHaveFocus());
    parcel.addEventListener('click', (event) => event.preventDefault());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** Shows a menu of checkbox items, which stays open after a choice. */
export const ColumnMenu: Story = {
  render: renderStyling({
    system: ColumnMenuSystem,
    tailwind: ColumnMenuTailwind,
    css: ColumnMenuCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.click(button);
    const dueDate = await screen.findByRole('menuitemcheckbox', { name: 'Due date' });
    await expect(dueDate).not.toBeChecked();
    await userEvent.click(dueDate);
    await expect(dueDate).toBeChecked();
    await expect(canvas.getByRole('status')).toHaveTextContent('Customer, Due date, Total');
    await userEvent.keyboard('{Home}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Due date, Total'));
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Customer' })).toBeChecked(),
    );
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  },
};

/** Shows a separator between two groups of actions; the arrow keys skip it. */
export const ParcelMenu: Story = {
  render: renderStyling({
    system: ParcelMenuSystem,
    tailwind: ParcelMenuTailwind,
    css: ParcelMenuCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Parcel 12' });
    await userEvent.click(button);
    await expect(await screen.findByRole('separator')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Cancel pickup' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('The pickup is canceled.');
  },
};
