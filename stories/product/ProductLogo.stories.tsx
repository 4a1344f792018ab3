import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductLogo } from '@vitrine/ui/product';
import { materialUi, products } from '../fixtures/products.ts';
import { StateSheet } from '../fixtures/StateSheet.tsx';

const meta = {
  title: 'Docs UI/Products/ProductLogo',
  component: ProductLogo,
  args: { product: materialUi },
} satisfies Meta<typeof ProductLogo>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Hides the logo from assistive technology, because the product name is next to the logo. */
export const Default: Story = {
  parameters: { clauses: ['IDN-6'] },
  play: async ({ canvasElement }) => {
    const logo = canvasElement.querySelector('svg');
    await expect(logo).toBeVisible();
    await expect(logo).toHaveAttribute('aria-hidden', 'true');
  },
};

/** Shows a logo of 48 px. */
export const Large: Story = { args: { size: 48 } };

/** Shows a different logo for every product, in light and dark mode. */
export const AllProducts: Story = {
  parameters: { clauses: ['IDN-6'] },
  render: () => (
    <StateSheet cellWidth={280}>
      {() => (
        <ul style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}>
          {products.map((product) => (
            <li key={product.id} style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
              <ProductLogo product={product} size={32} />
              {product.name}
            </li>
          ))}
        </ul>
      )}
    </StateSheet>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('section:first-of-type svg')].map(
      ({ innerHTML }) => innerHTML,
    );
    await expect(new Set(drawings).size).toBe(products.length);
  },
};

/** Shows a book icon for a product without a logo. */
export const Unknown: Story = {
  parameters: { clauses: ['IDN-6'] },
  args: { product: { id: 'constructor' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg path')).toBeVisible();
  },
};
