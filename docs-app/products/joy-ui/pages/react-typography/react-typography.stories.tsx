import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderSentenceDemo from './demos/OrderSentence/system.tsx';
import ReceiptTextDemo from './demos/ReceiptText/system.tsx';
import TextLevelsDemo from './demos/TextLevels/system.tsx';

const meta = {
  title: 'Joy UI/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows typography levels, decorators, and text that is truncated until it is expanded. */
export const ReceiptText: Story = {
  render: () => <ReceiptTextDemo />,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/leave our workshop/);
    await expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(text.scrollWidth).toBe(text.clientWidth);
    await expect(canvas.getByText('Prices with tax.').tagName).toBe('SMALL');
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveClass('MuiTypography-noWrap');
  },
};

/** Shows six levels of text, from a large heading to a small note. */
export const TextLevels: Story = {
  render: () => <TextLevelsDemo />,
  play: async ({ canvas }) => {
    const sizeOf = (text: string) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize);
    await expect(sizeOf('Orders of March')).toBeGreaterThan(sizeOf('Order 1042'));
    await expect(sizeOf('Order 1042')).toBeGreaterThan(sizeOf('Ordered on 3 March'));
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** Shows a sentence with a word on a colored background and a colored date. */
export const OrderSentence: Story = {
  render: () => <OrderSentenceDemo />,
  play: async ({ canvas }) => {
    const paid = canvas.getByText('paid');
    await expect(paid.tagName).toBe('SPAN');
    await expect(paid).toHaveClass('MuiTypography-variantSoft');
    await expect(paid.parentElement).toHaveTextContent(
      'Order 1042 is paid and leaves Bergen on 12 March.',
    );
  },
};
