import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import DeliveryNoteDemo from './demos/DeliveryNote/system.tsx';
import PriceTagDemo from './demos/PriceTag/system.tsx';

const meta = {
  title: 'MUI System/Typography',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Applies the theme's typography variants to a heading, a paragraph and a note. */
export const DeliveryNote: Story = {
  render: () => <DeliveryNoteDemo />,
  play: async ({ canvas }) => {
    const sizes = ['Delivery on Thursday', /Two parcels/, /Weather/].map((text) =>
      Number.parseFloat(getComputedStyle(canvas.getByText(text)).fontSize),
    );
    await expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    await expect(new Set(sizes).size).toBe(3);
  },
};

/** Changes the size and the weight of a price. */
export const PriceTag: Story = {
  render: () => <PriceTagDemo />,
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByText('€89.00');
    await expect(getComputedStyle(price).fontWeight).toBe('500');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'On sale' }));
    await expect(getComputedStyle(price).fontWeight).toBe('700');
  },
};
