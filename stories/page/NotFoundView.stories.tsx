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

/** A missing page with links to pages that have a similar pathname. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    for (const { pathname, title } of suggestedPages) {
      await expect(canvas.getByRole('link', { name: title })).toHaveAttribute('href', pathname);
    }
  },
};

/** Without similar pages, only the link to the start page remains. */
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

/** In right-to-left direction, pathnames stay left to right. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** In Chinese. */
export const Chinese: Story = { globals: { language: 'zh' } };
