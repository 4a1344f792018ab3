import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import BoxElementsDemo from './demos/BoxElements/system.tsx';
import NestedSelectorsDemo from './demos/NestedSelectors/system.tsx';
import OrderCardDemo from './demos/OrderCard/system.tsx';

const meta = {
  title: 'MUI System/Box',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a box with the spacing, border and colors of the theme. */
export const OrderCard: Story = {
  render: () => <OrderCardDemo />,
  play: async ({ canvas, userEvent }) => {
    const packed = canvas.getByRole('checkbox', { name: 'Packed' });
    const card = canvas.getByText('Order 20418').parentElement as HTMLElement;
    const before = getComputedStyle(card).borderTopColor;
    await userEvent.click(packed);
    await expect(packed).toBeChecked();
    await expect(getComputedStyle(card).borderTopColor).not.toBe(before);
  },
};

/** Shows boxes that render a form, a field, a button and an output element. */
export const BoxElements: Story = {
  render: () => <BoxElementsDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Send the receipt to' });
    await userEvent.type(field, 'ana@example.com{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('on its way to ana@example.com');
  },
};

/** Shows a box that styles its nested elements through selectors. */
export const NestedSelectors: Story = {
  render: () => <NestedSelectorsDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Shipping rate' });
    await expect(group).toBeVisible();
    const express = canvas.getByRole('radio', { name: /Express/ });
    const row = express.closest('label') as HTMLElement;
    const before = getComputedStyle(row).backgroundColor;
    await userEvent.click(express);
    await expect(express).toBeChecked();
    await expect(getComputedStyle(row).backgroundColor).not.toBe(before);
  },
};
