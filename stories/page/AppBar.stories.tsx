import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar } from '@vitrine/ui/page';
import { ProductSwitcher, VersionMenu, type ProductData } from '@vitrine/ui/product';
import { materialUi, products } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';

function showProduct(product: ProductData) {
  return (
    <>
      <ProductSwitcher products={products} current={product} />
      <VersionMenu product={product} />
    </>
  );
}

const meta = {
  title: 'Docs UI/Page/AppBar',
  component: AppBar,
  decorators: [withSite],
  args: { workbenchUrl: '/workbench/', hasSettings: true, product: showProduct(materialUi) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AppBar>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the current product and its documented version. */
export const Default: Story = {
  parameters: { clauses: ['IDN-6', 'VER-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('button', { name: /^Material UI/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Version v6.1.0/ })).toBeVisible();
    const workbench = canvas.getByText('Workbench');
    await expect(workbench).toHaveAttribute('href', '/workbench/');
    await expect(
      canvas.getByRole('button', { name: 'Switch between light and dark' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open main navigation' })).toBeNull();
  },
};

/** Shows the app bar of a page without a product, such as the home page. */
export const WithoutProduct: Story = {
  args: { product: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vitrine' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^(Material UI|Version)/ })).toBeNull();
  },
};

/** Shows a button that opens the side navigation on a small screen. */
export const WithNavigation: Story = {
  args: { hasNav: true },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open main navigation' })).toHaveAttribute(
      'popovertarget',
      'docs-navigation',
    );
  },
};

/** Truncates a long product name, so that every control stays visible. */
export const LongProductName: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: {
    hasNav: true,
    product: showProduct({
      ...materialUi,
      name: 'MUI X Date and Time Pickers',
      version: '7.29.4-alpha.12',
    }),
  },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

/** Shows the logo of the product and the major version in the narrowest window. */
export const Narrowest: Story = {
  args: { hasNav: true },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvas }) => {
    const product = canvas.getByRole('button', { name: /Material UI/ });
    await expect(product.querySelector('[data-logo]')).toBeVisible();
    const version = canvas.getByText(/^v6/, { selector: '[data-bar="name"]' });
    await expect(version).toBeVisible();
    await expect(version.scrollWidth).toBeLessThanOrEqual(version.clientWidth);
    const bar = canvas.getByRole('banner');
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
  },
};

/** Shows additional controls before the link to the workbench. */
export const WithControls: Story = {
  args: { children: <button type="button">Search</button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible();
  },
};

/** Shows a moon icon on the mode switch in dark mode. */
export const Dark: Story = {
  globals: { mode: 'dark' },
  parameters: { clauses: ['PRD-5', 'MOD-2'] },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Switch between light and dark' });
    await expect(toggle.querySelector('[data-icon="dark"]')).toBeVisible();
    await expect(toggle.querySelector('[data-icon="light"]')).not.toBeVisible();
  },
};

/** Renders from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
