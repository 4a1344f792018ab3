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

/** Shows a passed clause. A story is a link, and a test is its file and title. */
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

/** Marks a clause as failed when one of its proofs failed, and lists failures first. */
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

/** Shows a clause whose tests did not run, because the build had no results for them. */
export const NotRun: Story = {
  args: { group: createGroup([story('not-run'), test('not-run')]) },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['not-run']);
    await expect(listResults(canvasElement)).toEqual(['not-run', 'not-run']);
  },
};

/** Shows a clause that no test title and no story refers to. */
export const Unproven: Story = {
  args: { group: createGroup([]) },
  play: async ({ canvas, canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['unproven']);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Marks a clause as passed when one proof passed and all other proofs did not run. */
export const Mixed: Story = {
  args: { group: createGroup([test('not-run'), story('passed')]) },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['passed']);
    await expect(listResults(canvasElement)).toEqual(['passed', 'not-run']);
  },
};

/** Shows two proofs of a clause and collapses all others. */
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

/** Wraps long words, paths and titles inside their column. */
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

/** Renders only the column headings when a subject has no clauses. */
export const Empty: Story = {
  args: { group: { title: 'Code samples', clauses: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** Renders each clause as a card on a narrow page. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: {
    group: { ...every, clauses: [...every.clauses.slice(1), ...createGroup([longProof]).clauses] },
  },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders in Chinese. Clauses and test titles stay in English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('测试失败')).toBeVisible();
    const [title] = canvas.getAllByText('copies the hovered block');
    await expect(title!.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

/** Renders in dark mode from right to left. File paths and test titles stay left to right. */
export const DarkRightToLeft: Story = {
  globals: { mode: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => {
    const [file] = canvas.getAllByText('docs-app/e2e/codeBlocks.test.ts');
    await expect(getComputedStyle(file!).direction).toBe('ltr');
  },
};
