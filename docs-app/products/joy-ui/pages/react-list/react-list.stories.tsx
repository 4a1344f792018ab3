import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import MailFoldersDemo from './demos/MailFolders/system.tsx';
import OrderFactsDemo from './demos/OrderFacts/system.tsx';
import OrderItemsDemo from './demos/OrderItems/system.tsx';
import ShopNavigationDemo from './demos/ShopNavigation/system.tsx';

const meta = {
  title: 'Joy UI/List',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows folders that can be selected, each with an action beside it. */
export const MailFolders: Story = {
  render: () => <MailFoldersDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Mail of the shop' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const invoices = canvas.getByRole('button', { name: 'Invoices' });
    await userEvent.click(invoices);
    await expect(invoices).toHaveAttribute('aria-current', 'true');
    await userEvent.tab();
    const mute = canvas.getByRole('button', { name: 'Mute Invoices' });
    await expect(mute).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(mute).toHaveAttribute('aria-pressed', 'true');
    await expect(invoices).toHaveAttribute('aria-current', 'true');
  },
};

/** Shows the same list in a row or in a column. */
export const OrderFacts: Story = {
  render: () => <OrderFactsDemo />,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('group', { name: 'Order 1042' });
    await expect(list).toHaveTextContent('3 items418 euros');
    await expect(list).toHaveClass('MuiList-horizontal');
    await userEvent.click(canvas.getByRole('switch', { name: 'Below each other' }));
    await expect(list).not.toHaveClass('MuiList-horizontal');
    await userEvent.keyboard(' ');
    await expect(list).toHaveClass('MuiList-horizontal');
  },
};

/** Shows three items of an order as a list. */
export const OrderItems: Story = {
  render: () => <OrderItemsDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Items of order 1042' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  },
};

/** Shows links to pages, of which the current one is marked. */
export const ShopNavigation: Story = {
  render: () => <ShopNavigationDemo />,
  play: async ({ canvas, userEvent }) => {
    const current = canvas.getByRole('link', { name: 'Invoices' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.tab();
    await userEvent.tab();
    await expect(current).toHaveFocus();
  },
};
