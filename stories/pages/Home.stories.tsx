import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AppBar, Footer, HomeView, PageShell } from '@vitrine/ui/page';
import { products } from '../fixtures/products.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Pages/Home',
  component: HomeView,
  decorators: [withSite],
  args: { products, workbenchUrl: '/workbench/' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  render: (args) => (
    <PageShell appBar={<AppBar workbenchUrl={args.workbenchUrl} />} footer={<Footer />}>
      <HomeView {...args} />
    </PageShell>
  ),
} satisfies Meta<typeof HomeView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the complete home page. */
export const Default: Story = {
  parameters: { clauses: ['PRD-1'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Shows the complete home page of a site with one library. */
export const OneLibrary: Story = { args: { products: products.slice(0, 1) } };

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Avoids horizontal scrolling of the page on a small screen. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
