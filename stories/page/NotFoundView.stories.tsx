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
    for (const { pathname, title } of suggestedPages) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', pathname);
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

/** Renders from right to left. Pathnames stay left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Renders in Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
