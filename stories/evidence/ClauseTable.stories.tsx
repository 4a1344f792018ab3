import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClauseTable, type Proof } from '@vitrine/ui/evidence';
import { listResults, listVerdicts, longProof, story, test } from './proofs.ts';

/** Creates a group with a clause for each list of proofs. */
const createGroup = (...lists: readonly (readonly Proof[])[]) => ({
  title: 'Code samples',
  clauses: lists.map((proofs, index) => ({
    id: `COD-${index + 1}`,
    text: 'Every code sample carries a copy button.',
    proofs,
  })),
});

const every = createGroup(
  [story('passed'), test('passed')],
  [story('passed'), test('failed')],
  [story('not-run'), test('not-run')],
  [],
);

const meta = {
  title: 'Docs UI/Evidence/ClauseTable',
  component: ClauseTable,
  args: { workbenchUrl: './', group: every },
} satisfies Meta<typeof ClauseTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows one clause for each verdict. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['passed', 'failed', 'not-run', 'unproven']);
  },
};

/** All proofs passed; a story is a link, a test is its file and title. */
export const Passed: Story = {
  args: { group: createGroup([story('passed'), test('passed')]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['passed']);
    const link = canvas.getByRole('link', { name: 'Docs UI/Code/CodeBlock: Copied' });
    await expect(link).toHaveAttribute('href', './?path=/story/docs-ui-code-codeblock--copied');
    const code = canvas.getByText('docs-app/e2e/codeBlocks.test.ts');
    await expect(code.parentElement).toHaveTextContent(/copies the hovered block$/);
  },
};

/** Fails a clause when one of its proofs failed; lists all failures first. */
export const Failed: Story = {
  args: {
    group: createGroup(
      [story('passed'), test('failed'), test('not-run')],
      Array(3).fill(test('failed')),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['failed', 'failed']);
    await expect(listResults(canvasElement)).toEqual([
      ...['failed', 'passed'],
      ...['failed', 'failed', 'failed'],
    ]);
  },
};

/** No proof ran: the workbench was built without test results, or its gate was left out. */
export const NotRun: Story = {
  args: { group: createGroup([story('not-run'), test('not-run')]) },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['not-run']);
    await expect(listResults(canvasElement)).toEqual(['not-run', 'not-run']);
  },
};

/** No test title and no story names the clause. */
export const Unproven: Story = {
  args: { group: createGroup([]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['unproven']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** A clause passes when one proof passed and the others did not run. */
export const Mixed: Story = {
  args: { group: createGroup([test('not-run'), story('passed')]) },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['passed']);
    await expect(listResults(canvasElement)).toEqual(['passed', 'not-run']);
  },
};

/** Shows two proofs; the others expand. */
export const ManyProofs: Story = {
  args: {
    group: createGroup(
      Array.from({ length: 12 }, (_, index) => test('passed', `copies block ${index + 1}`)),
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('copies block 2')).toBeVisible();
    await expect(canvas.queryByText('copies block 3')).toBeNull();
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(await canvas.findByText('copies block 12')).toBeVisible();
  },
};

/** Long words, paths and titles wrap inside their column. */
export const LongTitles: Story = {
  args: {
    group: {
      title: 'Code samples',
      clauses: [{ id: 'COD-1', text: 'aWordThatIsTooLong'.repeat(8), proofs: [longProof] }],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** A subject without clauses has only its headings. */
export const Empty: Story = {
  args: { group: { title: 'Code samples', clauses: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** On a narrow page each clause is a card. */
export const Narrow: Story = {
  args: { group: { ...every, clauses: [...every.clauses, ...createGroup([longProof]).clauses] } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** In Chinese; clauses and titles of proofs stay English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('测试失败')).toBeVisible();
    const [title] = canvas.getAllByText('copies the hovered block');
    await expect(title!.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

/** Dark. */
export const Dark: Story = { globals: { mode: 'dark' } };

/** Dark and right-to-left; titles of proofs stay left-to-right. */
export const DarkRightToLeft: Story = {
  globals: { mode: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => {
    const [file] = canvas.getAllByText('docs-app/e2e/codeBlocks.test.ts');
    await expect(getComputedStyle(file!).direction).toBe('ltr');
  },
};
