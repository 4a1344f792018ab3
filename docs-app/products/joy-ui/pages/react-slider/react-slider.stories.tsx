import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DiscountStepsDemo from './demos/DiscountSteps/system.tsx';
import PriceRangeDemo from './demos/PriceRange/system.tsx';
import ShelfStockDemo from './demos/ShelfStock/system.tsx';
import VanLoadDemo from './demos/VanLoad/system.tsx';

const meta = {
  title: 'Joy UI/Slider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a slider with two thumbs that select a price range. */
export const PriceRange: Story = {
  render: () => <PriceRangeDemo />,
  play: async ({ canvas, userEvent }) => {
    const low = canvas.getByRole('slider', { name: 'Lowest price' });
    const high = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 7 products');
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await userEvent.keyboard('{PageDown}{Shift>}{ArrowLeft}{/Shift}');
    await expect(low).toHaveValue('0');
    await expect(low).toHaveAttribute('aria-valuetext', '0 euros');
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 7 products');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(high).toHaveValue('500');
    await expect(canvas.getByRole('status')).toHaveTextContent('7 of 7 products');
    await userEvent.keyboard('{PageDown}');
    await expect(high).toHaveValue('450');
  },
};

/** Shows a slider from 0 to 100 with one thumb. */
export const VanLoad: Story = {
  render: () => <VanLoadDemo />,
  play: async ({ canvas, userEvent }) => {
    const load = canvas.getByRole('slider', { name: 'Load of the van in percent' });
    await expect(load).toHaveValue('40');
    await userEvent.tab();
    await expect(load).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await expect(load).toHaveValue('50');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(load).toHaveValue('40');
  },
};

/** Shows a slider whose thumb stops only at its four marks. */
export const DiscountSteps: Story = {
  render: () => <DiscountStepsDemo />,
  play: async ({ canvas, userEvent }) => {
    const discount = canvas.getByRole('slider', { name: 'Discount in percent' });
    await userEvent.tab();
    await expect(discount).toHaveFocus();
    fireEvent.change(discount, { target: { value: 6 } });
    await expect(discount).toHaveValue('10');
    fireEvent.change(discount, { target: { value: 11 } });
    await expect(discount).toHaveValue('20');
    await expect(canvas.getByRole('status')).toHaveTextContent('334.4 euros');
  },
};

/** Shows a vertical slider. */
export const ShelfStock: Story = {
  render: () => <ShelfStockDemo />,
  play: async ({ canvas, userEvent }) => {
    const stock = canvas.getByRole('slider', { name: 'Boxes on shelf 12' });
    await expect(stock).toHaveAttribute('aria-orientation', 'vertical');
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(stock).toHaveValue('40');
  },
};
