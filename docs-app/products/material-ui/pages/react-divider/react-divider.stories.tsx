import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BasicDividerDemo from './demos/BasicDivider/system.tsx';
import ListDividersDemo from './demos/ListDividers/system.tsx';
import OrderSummaryDemo from './demos/OrderSummary/system.tsx';
import StackDividersDemo from './demos/StackDividers/system.tsx';

const meta = {
  title: 'Material UI/Divider',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/dividers' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a horizontal line between two paragraphs. */
export const BasicDivider: Story = {
  render: () => <BasicDividerDemo />,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('separator');
    await expect(line.tagName).toBe('HR');
    await expect(line).toHaveClass('MuiDivider-fullWidth');
  },
};

/** Shows vertical lines between the children of a stack. */
export const StackDividers: Story = {
  render: () => <StackDividersDemo />,
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('separator');
    await expect(lines).toHaveLength(2);
    await expect(lines[0]).toHaveAttribute('aria-orientation', 'vertical');
    await expect(lines[0]!.offsetHeight).toBeGreaterThan(10);
  },
};

/** Shows lines between the items of a list, one of them inset. */
export const ListDividers: Story = {
  render: () => <ListDividersDemo />,
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list', { name: 'Parcels' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    const [full, inset] = canvasElement.querySelectorAll<HTMLElement>('.MuiDivider-root');
    await expect(full!.tagName).toBe('LI');
    await expect(inset!.offsetWidth).toBe(full!.offsetWidth - 72);
  },
};

/** Shows a horizontal line, vertical lines, and lines with a word and a chip. */
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
