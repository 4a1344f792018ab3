import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasicGridDemo from './demos/BasicGrid/system.tsx';
import CheckoutSummaryDemo from './demos/CheckoutSummary/system.tsx';
import DeliveryNoticeDemo from './demos/DeliveryNotice/system.tsx';
import EqualHeightsDemo from './demos/EqualHeights/system.tsx';
import OrderFormGridDemo from './demos/OrderFormGrid/system.tsx';
import OrderHeaderDemo from './demos/OrderHeader/system.tsx';
import OrderSearchDemo from './demos/OrderSearch/system.tsx';
import ProductCardsDemo from './demos/ProductCards/system.tsx';
import RowSpanDemo from './demos/RowSpan/system.tsx';
import TeamGridDemo from './demos/TeamGrid/system.tsx';
import WeekGridDemo from './demos/WeekGrid/system.tsx';

const meta = {
  title: 'Material UI/Grid v2',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

const isWide = () => window.matchMedia('(min-width: 600px)').matches;

/** Shows items of 8, 4 and 12 columns. */
export const BasicGrid: Story = {
  render: () => <BasicGridDemo />,
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('Orders').top).toBe(box('Parcels').top);
    await expect(box('Orders').width).toBeGreaterThan(box('Parcels').width * 1.9);
    await expect(box('Invoices').top).toBe(box('Orders').bottom + 16);
  },
};

/** Shows a list of cards with one, two or four items in a row. */
export const ProductCards: Story = {
  render: () => <ProductCardsDemo />,
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect().top);
    const isLarge = window.matchMedia('(min-width: 900px)').matches;
    await expect(new Set(tops).size).toBe(isLarge ? 1 : isWide() ? 2 : 4);
  },
};

/** Shows a form with less space between columns than between rows. */
export const OrderFormGrid: Story = {
  render: () => <OrderFormGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const box = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    await expect(box('Postcode').top).toBe(box('Town').top);
    await expect(box('Street').width).toBeGreaterThan(box('Postcode').width * 2);
    await userEvent.tab();
    await userEvent.keyboard('Harbor Street 4');
    await expect(canvas.getByRole('textbox', { name: 'Street' })).toHaveValue('Harbor Street 4');
  },
};

/** Shows a field that takes the space beside a button. */
export const OrderSearch: Story = {
  render: () => <OrderSearchDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Order or customer' });
    const button = canvas.getByRole('button', { name: 'Clear' });
    await userEvent.type(field, '1042');
    const boxes = [field, button].map((element) => element.getBoundingClientRect());
    await expect(boxes[0]!.width).toBeGreaterThan(boxes[1]!.width);
    const [first, second] = boxes.toSorted((a, b) => a.left - b.left);
    await expect(first!.right).toBeLessThan(second!.left);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
  },
};

/** Shows a header with a vertically centered button at the end. */
export const OrderHeader: Story = {
  render: () => <OrderHeaderDemo />,
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const end = globals['direction'] === 'rtl' ? 'left' : 'right';
    const grid = canvasElement.querySelector('.MuiGrid2-container')!.getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Repeat' });
    const box = button.getBoundingClientRect();
    await expect(Math.round(box[end])).toBe(Math.round(grid[end]));
    await expect(Math.abs(box.top + box.bottom - grid.top - grid.bottom)).toBeLessThan(2);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Shows a short and a long text in boxes of the same height. */
export const EqualHeights: Story = {
  render: () => <EqualHeightsDemo />,
  play: async ({ canvas }) => {
    const heightOf = (text: RegExp) => canvas.getByText(text).getBoundingClientRect().height;
    await expect(heightOf(/Pickup/)).toBe(heightOf(/Delivery/));
  },
};

/** Shows a box that spans two rows of a CSS grid, beside two other boxes. */
export const RowSpan: Story = {
  render: () => <RowSpanDemo />,
  play: async ({ canvas }) => {
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('Berths').top).toBe(box('Weather').top);
    await expect(Math.round(box('Berths').bottom)).toBe(Math.round(box('Tide').bottom));
  },
};

/** Shows a centered item and one at the end of its row. */
export const DeliveryNotice: Story = {
  render: () => <DeliveryNoticeDemo />,
  play: async ({ canvas, canvasElement, globals }) => {
    const end = globals['direction'] === 'rtl' ? 'left' : 'right';
    const grid = canvasElement.querySelector('.MuiGrid2-container')!.getBoundingClientRect();
    const notice = canvas.getByText(/arrives on Friday/).getBoundingClientRect();
    const change = canvas.getByText('Change the day').getBoundingClientRect();
    const start = Math.round(notice.left - grid.left);
    await expect(start).toBe(Math.round(grid.right - notice.right));
    await expect(start > 0).toBe(isWide());
    await expect(Math.round(change[end])).toBe(Math.round(grid[end]));
  },
};

/** Shows seven days in a row of seven columns. */
export const WeekGrid: Story = {
  render: () => <WeekGridDemo />,
  play: async ({ canvas, globals }) => {
    const end = globals['direction'] === 'rtl' ? 'left' : 'right';
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('Mon').top).toBe(box('Sun').top);
    await expect(Math.round(box('Delivery')[end])).toBe(Math.round(box('Fri')[end]));
  },
};

/** Shows nested grids, with the people of each team in two columns. */
export const TeamGrid: Story = {
  render: () => <TeamGridDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    const box = (text: string) => canvas.getByText(text).getBoundingClientRect();
    await expect(box('Ada').top).toBe(box('Ben').top);
    await expect(Math.round(Math.abs(box('Ben').left - box('Ada').left) - box('Ada').width)).toBe(
      16,
    );
  },
};

/** Shows a summary at the end of the row, or above the address on phones. */
export const CheckoutSummary: Story = {
  render: () => <CheckoutSummaryDemo />,
  play: async ({ canvas, globals }) => {
    const address = canvas.getByText(/Mill Lane/).getBoundingClientRect();
    const total = canvas.getByText(/Total/).getBoundingClientRect();
    const [start, end] = globals['direction'] === 'rtl' ? [total, address] : [address, total];
    if (isWide()) await expect(end.left).toBeGreaterThan(start.right);
    else await expect(total.bottom).toBeLessThan(address.top);
  },
};
