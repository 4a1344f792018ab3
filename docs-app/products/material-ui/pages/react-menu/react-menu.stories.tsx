import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderMenuDemo from './demos/OrderMenu/system.tsx';
import ViewMenuListDemo from './demos/ViewMenuList/system.tsx';

const meta = {
  title: 'Material UI/Menu',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/menus' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a button that opens a menu of three actions, of which one is disabled. */
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
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
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
