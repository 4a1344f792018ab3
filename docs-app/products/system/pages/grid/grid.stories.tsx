import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import ProductCardsDemo from './demos/ProductCards/system.tsx';
import GridGapsDemo from './demos/GridGaps/system.tsx';
import OrderAreasDemo from './demos/OrderAreas/system.tsx';

const meta = {
  title: 'MUI System/Grid',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Fills the row with as many equal columns as fit. */
export const ProductCards: Story = {
  render: () => <ProductCardsDemo />,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Products' });
    const columns = getComputedStyle(list).gridTemplateColumns.split(' ');
    const widths = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect().width);
    await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
    await expect(columns.length).toBe(Math.floor((list.clientWidth + 8) / 148));
  },
};

/** Changes the gaps of a grid, which are multiples of the theme's spacing. */
export const GridGaps: Story = {
  render: () => <GridGapsDemo />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Berths' });
    const one = Number.parseFloat(getComputedStyle(group).columnGap);
    await fireEvent.change(canvas.getByRole('slider', { name: 'columnGap' }), {
      target: { value: '3' },
    });
    await expect(Number.parseFloat(getComputedStyle(group).columnGap)).toBe(one * 3);
    await expect(Number.parseFloat(getComputedStyle(group).rowGap)).toBe(one);
  },
};

/** Places the total beside the items from the `sm` breakpoint. */
export const OrderAreas: Story = {
  render: () => <OrderAreasDemo />,
  play: async ({ canvas }) => {
    const items = canvas.getByText(/Oak shelf/).getBoundingClientRect();
    const total = canvas.getByText('€96.50').getBoundingClientRect();
    const isWide = matchMedia('(min-width: 600px)').matches;
    await expect(Math.abs(items.top - total.top) < 1).toBe(isWide);
  },
};
