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
    editUrl: 'https://github.com/acme/docs/edit/main/docs-app/page.mdx',
  },
} satisfies Meta<typeof PageFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the edit link and the date of the last change. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Edit this page/ })).toHaveAttribute(
      'target',
      '_blank',
    );
    const time = canvas.getByText('Last updated November 21, 2026');
    await expect(time).toHaveAttribute('datetime', '2026-11-21');
  },
};

/** Omits the date for a page that is not committed yet. */
export const NeverCommitted: Story = {
  args: { lastUpdated: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^Edit this page/ })).toBeVisible();
    await expect(canvasElement.querySelector('time')).toBeNull();
  },
};

/** Omits the edit link for a page whose source cannot be edited in a browser. */
export const NoRepository: Story = {
  args: { editUrl: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Last updated November 21, 2026')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Renders nothing when there is no edit link and no date. */
export const Nothing: Story = {
  args: { editUrl: undefined, lastUpdated: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('footer')).toBeNull();
  },
};

/** Renders in Chinese, including the date. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026年11月21日/)).toBeVisible();
  },
};
