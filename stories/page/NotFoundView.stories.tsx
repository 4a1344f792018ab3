import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundView } from '@vitrine/ui/page';
import { suggestedPages } from '../fixtures/pages.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/NotFoundView',
  component: NotFoundView,
  decorators: [withSite],
  args: { suggestions: suggestedPages },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to pages with a similar pathname when a page is missing. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    for (const { pathname, title, library } of suggestedPages) {
      const name = library === undefined ? title : `${title} · ${library}`;
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', pathname);
    }
  },
};

/** Links only to the start page when no pathname is similar. */
export const WithoutSuggestions: Story = {
  args: { suggestions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute(
      'href',
      '/',
    );
  },
};

/** Reports that the page is planned, and links to pages with a similar name. */
export const Planned: Story = {
  args: { planned: 'Dialog' },
  parameters: { clauses: ['NAV-21'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Not written yet' })).toBeVisible();
    await expect(canvas.getByText(/“Dialog” is planned/)).toBeVisible();
  },
};

/** Renders the planned page from right to left in Chinese. */
export const PlannedChinese: Story = {
  args: { planned: 'Dialog' },
  globals: { language: 'zh', direction: 'rtl' },
};

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
