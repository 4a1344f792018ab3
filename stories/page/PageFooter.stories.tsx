import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFooter } from '@vitrine/ui/page';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/PageFooter',
  component: PageFooter,
  decorators: [withSite],
  args: {
    lastUpdated: '2026-11-21',
    editUrl: 'https://git.example/vitrine/vitrine/edit/main/docs-app/page.mdx',
  },
} satisfies Meta<typeof PageFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Where to correct the page, and when it last changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const time = canvas.getByText('Last updated 21 November 2026');
    await expect(time).toHaveAttribute('datetime', '2026-11-21');
  },
};

/** A page that the history does not know yet. */
export const NeverCommitted: Story = { args: { lastUpdated: undefined } };

/** Sources that nobody can edit in a browser. */
export const NoRepository: Story = { args: { editUrl: undefined } };

/** Neither is known: nothing is shown. */
export const Nothing: Story = {
  args: { editUrl: undefined, lastUpdated: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toBeNull();
  },
};

/** In Chinese, the day too. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026年11月21日/)).toBeVisible();
  },
};
