import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { highlightCode } from '@vitrine/ui/code';
import { codeSamples } from '../fixtures/code.ts';
import { dialogHeadings, dialogPage, nextPage, previousPage } from '../fixtures/pages.ts';
import { withSite } from '../fixtures/withSite.tsx';
import { DialogArticle } from './DialogArticle.tsx';
import { SitePage } from './SitePage.tsx';

const meta = {
  title: 'Pages/ComponentPage',
  component: SitePage,
  decorators: [withSite],
  args: {
    ...dialogPage,
    headings: dialogHeadings,
    previous: previousPage,
    next: nextPage,
    children: null,
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  loaders: [
    async () => ({
      source: await highlightCode(codeSamples.tsx, 'tsx'),
      importLine: await highlightCode("import Dialog from '@mui/material/Dialog';", 'tsx'),
    }),
  ],
  render: (args, { loaded }) => (
    <SitePage {...args}>
      <DialogArticle sourceHtml={String(loaded.source)} importHtml={String(loaded.importLine)} />
    </SitePage>
  ),
} satisfies Meta<typeof SitePage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the complete page of a component. */
export const Default: Story = {
  parameters: { clauses: ['PRD-1', 'PRD-2', 'NAV-1', 'NAV-17'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('article'));
    for (const block of canvasElement.querySelectorAll('[data-code-block]')) {
      await expect(block.querySelector('[data-copy]')).not.toBeNull();
    }
    for (const { id } of dialogHeadings) await expect(document.getElementById(id)).toBeVisible();
  },
};

/** Renders in dark mode. */
export const Dark: Story = {
  globals: { mode: 'dark' },
  parameters: { clauses: ['PRD-5', 'MOD-2'] },
  play: async ({ canvas }) => {
    const { color } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(color).toBe('rgb(236, 238, 244)');
  },
};

/** Swaps the sides of the columns in right-to-left direction. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { clauses: ['SET-3'] },
  play: async ({ canvas }) => {
    const { left, width } = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(left + width).toBeGreaterThan(window.innerWidth / 2);
  },
};

/** Translates the interface to Chinese. The English article has `lang="en"`. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  parameters: { clauses: ['PRD-4', 'SET-4'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '下一页 Tabs' })).toBeInTheDocument();
    await expect(canvas.getByRole('article')).toHaveAttribute('lang', 'en');
  },
};

/** Scrolls only code horizontally on a small screen. */
export const SmallScreen: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
