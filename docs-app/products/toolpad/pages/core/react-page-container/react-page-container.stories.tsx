import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CustomHeaderDemo from './demos/CustomHeader/system.tsx';
import DetailPageDemo from './demos/DetailPage/system.tsx';
import EmptyPageDemo from './demos/EmptyPage/system.tsx';
import NavigationTitleDemo from './demos/NavigationTitle/system.tsx';
import OrderPageDemo from './demos/OrderPage/system.tsx';
import PageActionsDemo from './demos/PageActions/system.tsx';

const meta = {
  title: 'Toolpad Core/Page Container',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the title and the breadcrumbs of a page. */
export const OrderPage: Story = {
  render: () => <OrderPageDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Order 20418' })).toBeVisible();
    const trail = canvas.getByRole('navigation', { name: 'breadcrumb' });
    await expect(trail).toHaveTextContent('Orders');
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Orders',
    ]);
  },
};

/** Shows an action button beside the title of a page. */
export const PageActions: Story = {
  render: () => <PageActionsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a ship' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('4 ships today');
  },
};

/** Shows a header with a custom heading level and a status beside the title. */
export const CustomHeader: Story = {
  render: () => <CustomHeaderDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Invoice 881' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByText('Overdue')).toBeVisible();
  },
};

/** Shows the title and the breadcrumbs of the selected navigation item. */
export const NavigationTitle: Story = {
  render: () => <NavigationTitleDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Late orders' })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Warehouse',
      'Orders',
      'Late orders',
    ]);
    canvas.getByRole('link', { name: 'Orders' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Orders' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Late orders' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the late orders' }));
    await expect(await canvas.findByRole('heading', { name: 'Late orders' })).toBeVisible();
  },
};

/** Shows the page of one order, with the breadcrumbs of its list. */
export const DetailPage: Story = {
  render: () => <DetailPageDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Order 20418' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/orders');
    await expect(canvas.queryByRole('link', { name: 'Order 20418' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(await canvas.findByRole('heading', { name: 'Orders' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open order 20419' }));
    await expect(await canvas.findByRole('heading', { name: 'Order 20419' })).toBeVisible();
  },
};

/** Centers the content of a page in the free space below the title. */
export const EmptyPage: Story = {
  render: () => <EmptyPageDemo />,
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { name: 'Returns' }).getBoundingClientRect();
    const text = canvas.getByText('No parcel came back this week.').getBoundingClientRect();
    await expect(text.top - title.bottom).toBeGreaterThan(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Show last week' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('No parcel came back last week.');
  },
};
