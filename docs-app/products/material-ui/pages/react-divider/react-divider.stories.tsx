import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import OrderSummaryDemo from './demos/OrderSummary/system.tsx';

const meta = {
  title: 'Material UI/Divider',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/dividers' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a horizontal line, vertical lines, and a line with a word. */
export const OrderSummary: Story = {
  render: () => <OrderSummaryDemo />,
  play: async ({ canvas, userEvent }) => {
    const [upright, dashed, across] = canvas.getAllByRole('separator');
    await expect(upright).toHaveClass('MuiDivider-vertical', 'MuiDivider-middle');
    await expect(dashed).toHaveClass('MuiDivider-flexItem');
    await expect(across?.tagName).toBe('HR');
    await expect(canvas.getByText('or')).toHaveClass('MuiDivider-wrapper');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay by card' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('paid by card');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('paid by invoice');
  },
};
