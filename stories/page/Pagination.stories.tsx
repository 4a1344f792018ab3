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

/** A page with a previous and a next page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Previous Alert' })).toHaveAttribute(
      'rel',
      'prev',
    );
    await expect(canvas.getByRole('link', { name: 'Next Tabs' })).toHaveAttribute('rel', 'next');
  },
};

/** The first page of a product has only a next link, which stays on its side. */
export const FirstPage: Story = {
  args: { previous: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** The last page has only a previous link. */
export const LastPage: Story = { args: { next: undefined } };

/** Long titles wrap. Both links have the same height. */
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

/** On a small screen, the links are stacked. */
export const SmallScreen: Story = { globals: { viewport: { value: 'xs', isRotated: false } } };

/** Right-to-left direction, in Chinese. */
export const RightToLeft: Story = { globals: { direction: 'rtl', language: 'zh' } };

/** A page outside the reading order renders no links and no empty landmark. */
export const Alone: Story = {
  args: { previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
