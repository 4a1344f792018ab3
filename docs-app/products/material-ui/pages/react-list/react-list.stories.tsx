import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryListDemo from './demos/DeliveryList/system.tsx';
import HarborTreeDemo from './demos/HarborTree/system.tsx';
import HarborsByCountryDemo from './demos/HarborsByCountry/system.tsx';
import LatestOrdersDemo from './demos/LatestOrders/system.tsx';
import PackingChecklistDemo from './demos/PackingChecklist/system.tsx';
import WarehouseMenuDemo from './demos/WarehouseMenu/system.tsx';

const meta = {
  title: 'Material UI/List',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/lists' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows three list items with two lines of text each. */
export const LatestOrders: Story = {
  render: () => <LatestOrdersDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Latest orders' });
    const items = within(list).getAllByRole('listitem');
    await expect(items).toHaveLength(3);
    await expect(within(items[0]!).getByText('Order 1042, 59 euros').tagName).toBe('P');
  },
};

/** Shows a list of places that can be selected, with a heading and icons. */
export const WarehouseMenu: Story = {
  render: () => <WarehouseMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Warehouse' })).toBeVisible();
    const shelves = canvas.getByRole('button', { name: 'Shelves' });
    await userEvent.click(shelves);
    await expect(shelves).toHaveClass('Mui-selected');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('You are at: Loading bay');
    await expect(shelves).not.toHaveClass('Mui-selected');
    await expect(canvas.getByRole('button', { name: /Cold store/ })).toHaveClass('Mui-disabled');
  },
};

/** Shows list items with two lines of text, an avatar before them and an action after them. */
export const DeliveryList: Story = {
  render: () => <DeliveryListDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Ada Okoye is done' }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Delivered');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('status')[1]).toHaveTextContent('Delivered');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Ada Okoye' }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Ring twice');
  },
};

/** Shows list items that expand a nested list. */
export const HarborTree: Story = {
  render: () => <HarborTreeDemo />,
  play: async ({ canvas, userEvent }) => {
    const norway = canvas.getByRole('button', { name: 'Norway', expanded: false });
    await userEvent.click(norway);
    const harbors = await canvas.findByRole('list', { name: 'Harbors in Norway' });
    await expect(within(harbors).getAllByRole('listitem')).toHaveLength(3);
    await waitFor(() => expect(canvas.queryByText('Valencia')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(norway).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(harbors).not.toBeInTheDocument());
  },
};

/** Shows items that are the labels of checkboxes. */
export const PackingChecklist: Story = {
  render: () => <PackingChecklistDemo />,
  play: async ({ canvas, userEvent }) => {
    const lamp = canvas.getByRole('checkbox', { name: /^Desk lamp/ });
    await userEvent.click(canvas.getByText('Shelf 4, two pieces'));
    await expect(lamp).toBeChecked();
    lamp.focus();
    await userEvent.keyboard(' ');
    await expect(lamp).not.toBeChecked();
    await userEvent.tab();
    const table = canvas.getByRole('checkbox', { name: /^Side table/ });
    await expect(table).toHaveFocus();
    await expect(table).toBeChecked();
  },
};

/** Shows subheaders that stay at the top while their items scroll. */
export const HarborsByCountry: Story = {
  render: () => <HarborsByCountryDemo />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Harbors' });
    await expect(canvas.getAllByRole('list')).toHaveLength(3);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    area.scrollTop = 60;
    const top = () => canvas.getByText('Norway').getBoundingClientRect().top;
    await waitFor(() => expect(top() - area.getBoundingClientRect().top).toBeLessThan(2));
    area.scrollTop = 0;
  },
};
