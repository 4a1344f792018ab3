import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { loadProofRun } from '@vitrine/ui/core';
import { ClauseReport } from '@vitrine/ui/evidence';
import { groups } from 'virtual:clause-proofs';
import { createRun, listVerdicts, story, test } from './proofs.ts';

const clauses = ['COD-1', 'COD-2', 'COD-3', 'COD-4'].map((id) => ({
  id,
  text: 'Every code sample carries a copy button.',
  proofs: id === 'COD-4' ? [] : [test('not-run')],
}));

const run = createRun({
  'COD-1': [story('passed')],
  'COD-2': [story('passed'), test('failed')],
});

const meta = {
  title: 'Docs UI/Evidence/ClauseReport',
  component: ClauseReport,
  args: { workbenchUrl: './', groups: [{ title: 'Code samples', clauses }], run },
} satisfies Meta<typeof ClauseReport>;

export default meta;

type Story = StoryObj<typeof meta>;

const listCounts = (root: HTMLElement) =>
  Array.from(root.querySelectorAll('section b'), ({ textContent }) => Number(textContent));

/** Shows the test run and the number of clauses per verdict above the table. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual(['passed', 'failed', 'not-run', 'unproven']);
    await expect(listCounts(canvasElement)).toEqual([1, 1, 1, 1]);
    const line = canvasElement.querySelector('[data-run="fast"]');
    await expect(line).toHaveTextContent('npm test');
    await expect(line).toHaveTextContent('5d8f0a7');
  },
};

/** Shows a run of `npm run test:all`, which covers every page, story and browser engine. */
export const AllTiers: Story = {
  args: { run: { ...run, tier: 'all', commit: '' } },
  play: async ({ canvasElement }) => {
    const line = canvasElement.querySelector('[data-run="all"]');
    await expect(line).toHaveTextContent('npm run test:all');
    await expect(line).not.toHaveTextContent('5d8f0a7');
  },
};

/** Marks all proofs as not run and shows the test commands when there are no test results. */
export const NotRun: Story = {
  args: { run: undefined },
  play: async ({ canvasElement }) => {
    await expect(listVerdicts(canvasElement)).toEqual([
      'not-run',
      'not-run',
      'not-run',
      'unproven',
    ]);
    await expect(canvasElement.querySelector('[data-run=""]')).toHaveTextContent('npm run build');
  },
};

/** Shows all clauses of the specification with the test results of this workbench. */
export const Specification: Story = {
  loaders: [async () => ({ run: await loadProofRun() })],
  render: ({ workbenchUrl }, { loaded }) => (
    <ClauseReport groups={groups} run={loaded['run']} workbenchUrl={workbenchUrl} />
  ),
  play: async ({ canvas, canvasElement }) => {
    const all = groups.flatMap((group) => group.clauses);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(all.length);
    await expect(listVerdicts(canvasElement)).not.toContain('unproven');
    await expect(listCounts(canvasElement).reduce((sum, count) => sum + count)).toBe(all.length);
  },
};

/** Renders in Chinese. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-run]')).toHaveTextContent('上次运行：npm test');
  },
};
