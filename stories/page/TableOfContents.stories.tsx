import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TableOfContents, type PageHeading } from '@vitrine/ui/page';
import { frame } from '@vitrine/ui/theme';
import { dialogHeadings, longHeadings } from '../fixtures/pages.ts';
import { withSite } from '../fixtures/withSite.tsx';

const meta = {
  title: 'Docs UI/Page/TableOfContents',
  component: TableOfContents,
  decorators: [withSite],
  args: { headings: dialogHeadings },
  render: (args) => (
    <div style={{ maxInlineSize: frame.toc }}>
      <TableOfContents {...args} />
    </div>
  ),
} satisfies Meta<typeof TableOfContents>;

export default meta;

type Story = StoryObj<typeof meta>;

function Section({ id, text, depth }: PageHeading) {
  const Level = depth === 2 ? 'h2' : 'h3';
  return (
    <section style={{ minBlockSize: 520 }}>
      <Level id={id}>{text}</Level>
      <p>Scroll, and the list marks the section that is being read.</p>
    </section>
  );
}

/** Lists the headings of a page with indented subheadings. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Page table of contents' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alerts' })).toHaveAttribute('href', '#alerts');
    await expect(canvas.getAllByRole('link')).toHaveLength(dialogHeadings.length);
  },
};

/** Marks the language of English headings when the interface is in Chinese. */
export const Chinese: Story = {
  parameters: { clauses: ['WCAG 3.1.2'] },
  globals: { language: 'zh' },
  args: {
    headings: [
      { id: 'alert', text: 'Alert', depth: 2 },
      { id: 'alert-props', text: '属性', depth: 3, translated: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Alert' })).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('link', { name: '属性' })).not.toHaveAttribute('lang');
  },
};

/** Marks the active section during scrolling. At the page end, the last section is active. */
export const FollowsScrolling: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 160px', gap: 16 }}>
      <div>
        {args.headings.map((heading) => (
          <Section key={heading.id} {...heading} />
        ))}
      </div>
      <div style={{ position: 'sticky', insetBlockStart: 24, alignSelf: 'start' }}>
        <TableOfContents {...args} />
      </div>
    </div>
  ),
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: async ({ canvas }) => {
    const isMarked = (name: string) =>
      waitFor(() =>
        expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent(name),
      );
    for (const { id, text } of dialogHeadings.slice(1, 3)) {
      document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
      await isMarked(text);
    }
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await isMarked('API');
    window.scrollTo({ top: 0, behavior: 'instant' });
    await isMarked('Introduction');
  },
};

/** Wraps long headings, even within a word. */
export const LongHeadings: Story = {
  args: { headings: longHeadings },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    await expect(nav.scrollWidth).toBeLessThanOrEqual(nav.clientWidth);
  },
};

/** Renders no list and no empty landmark for a page without headings. */
export const Empty: Story = {
  args: { headings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** Renders in Chinese from right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl', language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: '本页目录' })).toBeVisible();
  },
};
