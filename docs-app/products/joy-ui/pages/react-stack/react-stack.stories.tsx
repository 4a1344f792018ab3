import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CheckoutStackDemo from './demos/CheckoutStack/system.tsx';
import OrderButtonsDemo from './demos/OrderButtons/system.tsx';
import OrderFactsRowDemo from './demos/OrderFactsRow/system.tsx';

const meta = {
  title: 'Joy UI/Stack',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the items of a basket in a column or in a row. */
export const CheckoutStack: Story = {
  render: () => <CheckoutStackDemo />,
  play: async ({ canvas, userEvent }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('1 table, 100 euros')).toBeGreaterThan(top('2 chairs, 318 euros'));
    const button = canvas.getByRole('button', { name: 'In a row' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    const stack = canvas.getByText('2 chairs, 318 euros').parentElement;
    await expect(stack).toHaveStyle({ flexDirection: 'row' });
    await userEvent.keyboard('{Enter}');
    await expect(stack).toHaveStyle({ flexDirection: 'column' });
  },
};

/** Shows three buttons in a column with equal gaps. */
export const OrderButtons: Story = {
  render: () => <OrderButtonsDemo />,
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect());
    await expect(Math.round((second?.top ?? 0) - (first?.bottom ?? 0))).toBe(16);
  },
};

/** Shows facts in a column on phones and in a row on wider screens. */
export const OrderFactsRow: Story = {
  render: () => <OrderFactsRowDemo />,
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('group', { name: 'Facts of order 1042' });
    const direction = window.matchMedia('(min-width: 600px)').matches ? 'row' : 'column';
    await expect(facts).toHaveStyle({ flexDirection: direction });
  },
};
