import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Pagination } from '@vitrine/ui/page';
import { longPage, nextPage, previousPage } from '../fixtures/pages.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/Pagination',
  component: Pagination,
  decorators: [withSite],
  args: { previous: previousPage, next: nextPage },
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Links to the previous and to the next page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Alert' })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(canvas.getByRole('link', { name: 'Next Tabs' })).toHaveAttribute('rel', 'next');
  },
};

/** Shows only the next link on the first page, on its usual side. */
export const FirstPage: Story = {
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Shows only the previous link on the last page. */
export const LastPage: Story = {
  args: { next: undefined },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole<HTMLAnchorElement>('link');
    await expect(links.map(({ rel }) => rel)).toEqual(['prev']);
  },
};

/** Wraps long titles. Both links have the same height. */
export const LongTitles: Story = {
  args: {
    previous: longPage,
    next: { ...nextPage, title: 'unstable_createMuiStrictModeTheme_options' },
  },
  play: async ({ canvas }) => {
    const [previous, next] = canvas
      .getAllByRole('link')
      .map((link) => link.getBoundingClientRect());
    await expect(previous?.height).toBe(next?.height);
  },
};

/** Stacks the links on a small screen. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };

/** Renders in Chinese from right to left. */
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'zh' } };

/** Renders no links and no empty landmark for a page outside the reading order. */
export const Alone: Story = {
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
