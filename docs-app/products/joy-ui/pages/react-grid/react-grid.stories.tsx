import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderColumnsDemo from './demos/OrderColumns/system.tsx';
import ParcelRowDemo from './demos/ParcelRow/system.tsx';
import ShopGridDemo from './demos/ShopGrid/system.tsx';

const meta = {
  title: 'Joy UI/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a product grid whose column count depends on the window width and a button. */
export const ShopGrid: Story = {
  render: () => <ShopGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const [chair] = canvas.getAllByRole('listitem');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    const width = chair?.offsetWidth ?? 0;
    const larger = canvas.getByRole('button', { name: 'Larger' });
    await userEvent.click(larger);
    await expect(larger).toHaveAttribute('aria-pressed', 'true');
    await expect(chair?.offsetWidth).toBeGreaterThan(1.8 * width);
    await userEvent.keyboard(' ');
    await expect(chair?.offsetWidth).toBe(width);
  },
};

/** Shows two items that span eight and four of twelve columns. */
export const OrderColumns: Story = {
  render: () => <OrderColumnsDemo />,
  play: async ({ canvas }) => {
    const widthOf = (text: string) =>
      canvas.getByText(text).parentElement?.getBoundingClientRect().width ?? 0;
    const share = widthOf('Two chairs and a table') / widthOf('418 euros');
    await expect(Math.round(share * 10) / 10).toBe(2);
  },
};

/** Shows an item as wide as its content beside an item that fills the remaining width. */
export const ParcelRow: Story = {
  render: () => <ParcelRowDemo />,
  play: async ({ canvas }) => {
    const widthOf = (text: string) => canvas.getByText(text).getBoundingClientRect().width;
    await expect(widthOf('77')).toBeLessThan(80);
    await expect(widthOf('From Bergen to Turku')).toBeGreaterThan(widthOf('77'));
  },
};
