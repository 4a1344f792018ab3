import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { loadProofRun } from '@vitrine/ui/core';
import { ConformanceReport, ConformanceTable, type KnownCriterion } from '@vitrine/ui/evidence';
import { engine, groups } from 'virtual:conformance';
import { listVerdicts, longProof, story, test } from './proofs.ts';

const about = {
  name: 'Reflow',
  level: 'AA',
  text: 'At a width of 320 px, content scrolls in one direction only.',
} as const;
const rules = ['image-alt', 'role-img-alt', 'svg-img-alt'];
const note = { date: '2026-11-23', note: 'On two pages, no box clips its text.' };

/** Creates a principle with a criterion for each argument. */
const createGroup = (...evidence: readonly Partial<KnownCriterion>[]) => ({
  title: '1 Perceivable',
  criteria: evidence.map((criterion, index) => ({
    ...{ ...about, number: `1.4.${index + 1}`, proofs: [], rules: [] },
    ...criterion,
  })),
});

const meta = {
  title: 'Docs UI/Evidence/ConformanceTable',
  component: ConformanceTable,
  args: {
    workbenchUrl: './',
    group: createGroup(
      { proofs: [story('passed'), test('passed')] },
      { proofs: [test('failed'), story('passed')], rules, note },
      { proofs: [test('not-run')], rules },
      { rules },
      { rules, note },
      { rules, note: { ...note, note: 'There is no video.', applies: false } },
      {},
    ),
  },
} satisfies Meta<typeof ConformanceTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows a criterion for each verdict: tests, axe rules, manual check, not applicable, unproven. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(listVerdicts(canvasElement)).toEqual([
      ...['passed', 'failed', 'not-run', 'rules', 'looked', 'absent', 'unproven'],
    ]);
    const [, passed, , , byRules, looked] = canvas.getAllByRole('row');
    await expect(within(passed!).getByRole('rowheader')).toHaveTextContent('1.4.1');
    await expect(within(passed!).getByRole('link')).toHaveAttribute(
      'href',
      './?path=/story/docs-ui-code-codeblock--copied',
    );
    await expect(looked!.querySelector('time')).toHaveAttribute('datetime', '2026-11-23');
    await expect(looked).toHaveTextContent('On two pages, no box clips its text.');
    await expect(within(byRules!).getByText('svg-img-alt')).not.toBeVisible();
    await userEvent.click(byRules!.querySelector('summary')!);
    await expect(within(byRules!).getByText('svg-img-alt')).toBeVisible();
  },
};

/** Marks a criterion as failed when a test failed. The manual note counts when no test ran. */
export const Mixed: Story = {
  args: {
    group: createGroup(
      { proofs: [story('failed'), test('not-run')], rules, note },
      { proofs: [story('passed'), test('not-run')], rules },
      { proofs: [test('not-run')], rules, note },
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['failed', 'passed', 'looked']);
  },
};

/** Wraps long names, texts, rules and notes inside their column. */
export const LongTitles: Story = {
  args: {
    group: createGroup({
      ...{ name: 'aNameThatIsTooLong'.repeat(8), text: 'aWordThatIsTooLong'.repeat(8) },
      ...{ proofs: [longProof], rules, note: { ...note, note: 'aNoteThatIsTooLong'.repeat(8) } },
    }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

/** Renders only the column headings when a principle has no criteria. */
export const Empty: Story = {
  args: { group: { title: '1 Perceivable', criteria: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** Shows all WCAG 2.2 criteria of levels A and AA with the test results of this workbench. */
export const Wcag22: Story = {
  name: 'WCAG 2.2',
  loaders: [async () => ({ run: await loadProofRun() })],
  render: ({ workbenchUrl }, { loaded }) => (
    <ConformanceReport {...{ groups, engine, workbenchUrl, run: loaded['run'] }} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(55);
    await expect(canvas.getByText(/^55 criteria of WCAG 2\.2: 31 .* 24 /)).toBeVisible();
    await expect(listVerdicts(canvasElement)).not.toContain('unproven');
    await expect(
      canvas.getByText(/no screen reader, voice control or switch device/),
    ).toBeVisible();
    const counts = [...canvasElement.querySelectorAll('section b')].map((count) =>
      Number(count.textContent),
    );
    await expect(counts.slice(0, 7).reduce((sum, count) => sum + count)).toBe(55);
  },
};

/** Renders each criterion as a card on a narrow page. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
    await expect(getComputedStyle(canvasElement.querySelector('tr:last-child')!).display).toBe(
      'block',
    );
  },
};

/** Renders in Chinese. Criteria and notes stay in English. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('测试通过')).toBeVisible();
    await expect(canvas.getAllByText('Reflow')[0]!.closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getAllByText('AA 级')[0]?.closest('[lang]')).toHaveAttribute('lang', 'zh');
  },
};

/** Renders in dark mode from right to left. File paths of tests stay left to right. */
export const DarkRightToLeft: Story = {
  globals: { mode: 'dark', direction: 'rtl' },
  play: async ({ canvas }) => {
    const [file] = canvas.getAllByText('docs-app/e2e/codeBlocks.test.ts');
    await expect(getComputedStyle(file!).direction).toBe('ltr');
  },
};
