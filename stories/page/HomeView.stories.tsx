import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeView } from '@vitrine/ui/page';
import { groupProducts } from '@vitrine/ui/product';
import { materialUi, products } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/HomeView',
  component: HomeView,
  decorators: [withSite],
  args: { products, workbenchUrl: '/workbench/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof HomeView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the headline of the site and every documented library. */
export const Default: Story = {
  parameters: { clauses: ['PRD-1', 'IDN-6', 'VER-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Get started' })).toHaveAttribute(
      'href',
      materialUi.start,
    );
    const publicProducts = groupProducts(products).flatMap((group) => group.products);
    await expect(publicProducts).toHaveLength(7);
    for (const { name, start } of publicProducts) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', start);
    }
  },
};

/** Shows the home page of a site with one library. */
export const OneLibrary: Story = { args: { products: [materialUi] } };

/** Links to the workbench and renders no empty list when there are no libraries. */
export const NoLibraries: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Get started' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Libraries' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the workbench' })).toBeVisible();
  },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
