import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClauseTable } from '@vitrine/ui';
import { groups } from 'virtual:clause-proofs';

const meta = {
  title: 'Docs UI/Evidence/ClauseTable',
  component: ClauseTable,
  args: {
    workbenchUrl: './',
    group: {
      title: 'Code samples',
      clauses: [
        {
          id: 'COD-1',
          text: 'Every code sample carries a copy button.',
          proofs: [
            {
              kind: 'story',
              title: 'Docs UI/Code/CodeBlock: Copied',
              storyId: 'docs-ui-code-codeblock--copied',
            },
            { kind: 'test', file: 'docs-app/e2e/codeBlocks.test.ts' },
          ],
        },
        {
          id: 'COD-2',
          text: 'A promise of which nothing says that it is kept, with aWordThatIsTooLongForTheColumnOfANarrowPage in it.',
          proofs: [],
        },
      ],
    },
  },
} satisfies Meta<typeof ClauseTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What proves a clause is a story, which opens in the workbench, or a test; what nothing proves says so. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [, proven, unproven] = canvas.getAllByRole('row');
    await expect(within(proven!).getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/docs-ui-code-codeblock--copied',
    );
    await expect(proven).toHaveTextContent('docs-app/e2e/codeBlocks.test.ts');
    await expect(unproven).toHaveTextContent('Nothing proves it');
  },
};

/** A subject without clauses has only its headings. */
export const Empty: Story = {
  args: { group: { title: 'Code samples', clauses: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** The whole specification, as the stories and tests of this tree name it. */
export const Specification: Story = {
  render: ({ workbenchUrl }) => (
    <>
      {groups.map((group) => (
        <ClauseTable key={group.title} group={group} workbenchUrl={workbenchUrl} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const clauses = groups.flatMap((group) => group.clauses);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(clauses.length);
    await expect(canvas.queryByText('Nothing proves it')).toBeNull();
  },
};

/** On a narrow page each clause is a card. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** In Chinese; the promises themselves are English. */
export const Chinese: Story = { globals: { language: 'zh' } };

/** Dark, and read from right to left. */
export const DarkRightToLeft: Story = { globals: { mode: 'dark', direction: 'rtl' } };
