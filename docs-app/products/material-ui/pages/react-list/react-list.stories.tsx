import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryListDemo from './demos/DeliveryList/system.tsx';
import WarehouseMenuDemo from './demos/WarehouseMenu/system.tsx';

const meta = {
  title: 'Material UI/List',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/lists' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

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

/** Shows list items with two lines of text, an image before them and an action after them. */
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
