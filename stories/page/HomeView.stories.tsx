import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeView } from '@vitrine/ui/page';
import { SearchHero } from '@vitrine/ui/search';
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
    const publicProducts = groupProducts(products).flatMap((group) => group.products);
    await expect(publicProducts).toHaveLength(7);
    for (const { name, start } of publicProducts) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', start);
    }
  },
};

/** Shows a button that looks like a search field and opens the search dialog. */
export const WithSearch: Story = {
  args: { search: <SearchHero /> },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Find a page, component or prop…' });
    await expect(button).toHaveAttribute('commandfor', 'docs-search');
  },
};

/** Fits the search button in a narrow window, in Chinese and right-to-left direction. */
export const WithSearchNarrow: Story = {
  args: { search: <SearchHero /> },
  globals: { viewport: { value: 'xs' }, language: 'zh', direction: 'rtl' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '查找页面、组件或属性…' });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Shows the home page of a site with one library. */
export const OneLibrary: Story = { args: { products: [materialUi] } };

/** Links to the workbench and renders no empty list when there are no libraries. */
export const NoLibraries: Story = {
  args: { products: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Libraries' })).toBeNull();
    await expect(canvas.queryByRole('term')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the workbench' })).toBeVisible();
  },
};

const tests = {
  ...{ demos: 412, stories: 1893, failed: 0, checks: 41_207 },
  date: '2026-11-25T20:12:00.000Z',
};

/** Shows the figures of the last test run. */
export const Tested: Story = {
  args: { tests },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['demos', 'stories passed', 'checks passed', 'last test run']);
    const figures = canvas.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['412', '1,893', '41,207', 'Nov 25, 2026']);
  },
};

/** Shows how many stories failed in the last test run. */
export const FailedTests: Story = {
  args: { tests: { ...tests, failed: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,891 / 1,893')).toBeVisible();
  },
};

/** Shows the figures from right to left in Chinese, on a phone. */
export const TestedChinese: Story = {
  args: { tests },
  globals: { language: 'zh', direction: 'rtl', viewport: { value: 'xs' } },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
