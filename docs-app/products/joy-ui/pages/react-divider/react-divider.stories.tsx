import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import CardDividersDemo from './demos/CardDividers/system.tsx';
import OrderTotalDemo from './demos/OrderTotal/system.tsx';
import PaymentDividerDemo from './demos/PaymentDivider/system.tsx';

const meta = {
  title: 'Joy UI/Divider',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a horizontal divider, a vertical divider, and a divider with a label. */
export const PaymentDivider: Story = {
  render: () => <PaymentDividerDemo />,
  play: async ({ canvas, userEvent }) => {
    const separators = canvas.getAllByRole('separator');
    await expect(separators).toHaveLength(1);
    await expect(separators[0]).toHaveTextContent('or');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Paid by card');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('An invoice will follow');
  },
};

/** Shows a line between the items of an order and their sum. */
export const OrderTotal: Story = {
  render: () => <OrderTotalDemo />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('418 euros')).toBeVisible();
    const line = canvasElement.querySelector('hr');
    await expect(line).toHaveAttribute('role', 'presentation');
    await expect(line?.getBoundingClientRect().height).toBe(1);
  },
};

/** Shows a line from edge to edge and a line within the padding of a card. */
export const CardDividers: Story = {
  render: () => <CardDividersDemo />,
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('hr')].map(
      (line) => line.getBoundingClientRect().width,
    );
    await expect((first ?? 0) - (second ?? 0)).toBe(32);
  },
};
