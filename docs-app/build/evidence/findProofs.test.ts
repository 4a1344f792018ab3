import { describe, expect, test } from 'vitest';
import { findProofs } from './findProofs.ts';
import { listProofs } from './listProofs.ts';

const STORIES = `import type { Meta, StoryObj } from '@storybook/react-vite';

/** Everything about ABC-1. */
const meta = { title: 'Menu', component: Menu } satisfies Meta<typeof Menu>;

export default meta;

/** Closed at first (ABC-1). */
export const Closed: StoryObj<typeof meta> = { tags: ['ABC-6'] };

/** Opens (ABC-1, WCAG 9.1.2). */
export const OpenByKey: StoryObj<typeof meta> = {
  parameters: { layout: 'centered', clauses: ['ABC-4', 'WCAG 9.1.10'] },
};

/** The test-runner leaves it out. */
export const NotTested: StoryObj<typeof meta> = { tags: ['!test', 'ABC-7'] };
`;

const UNIT = `// ABC-1 in a comment.
test('moves (ABC-2..4)', () => { expect('ABC-1').toBe('ABC-1'); });
test.skip('stays (ABC-1)', () => {});
test.each([['ABC-8', 1], ['ABC-9', 2]])('%s: moves %i times', () => {});
test.each([['ABC-1']])('moves', () => {});
`;

const files = [
  { file: 'stories/menu/Menu.stories.tsx', text: STORIES },
  { file: 'src/menu/menu.test.ts', text: UNIT },
  { file: 'docs-app/e2e/menu.test.ts', text: "test('is left (WCAG 9.1.1, 9.1.10)', () => {});" },
];

const named = findProofs(files);
const closed = {
  ...{ kind: 'story', title: 'Menu: Closed', storyId: 'menu--closed' },
};
const open = {
  ...{ kind: 'story', title: 'Menu: Open By Key', storyId: 'menu--open-by-key' },
};
const unit = { kind: 'test', file: 'src/menu/menu.test.ts', title: 'moves (ABC-2..4)' };
const table = { kind: 'test', file: 'src/menu/menu.test.ts', title: '…: moves … times' };
const site = {
  ...{ kind: 'test', file: 'docs-app/e2e/menu.test.ts', title: 'is left (WCAG 9.1.1, 9.1.10)' },
};
const withStatus = (status: string, ...proofs: object[]) =>
  proofs.map((proof) => ({ ...proof, status }));

describe('findProofs', () => {
  test.each([
    ['ABC-2', [unit]],
    ['ABC-3', [unit]],
    ['ABC-4', [open, unit]],
    ['ABC-6', [closed]],
    ['ABC-8', [table]],
    ['ABC-9', [table]],
    ['WCAG 9.1.1', [site]],
    ['WCAG 9.1.10', [open, site]],
  ])('finds tests and stories whose title, tags or parameters name %s', (id, expected) => {
    expect(listProofs(named)[id]).toEqual(withStatus('not-run', ...expected));
  });

  test.each(['ABC-1', 'ABC-5', 'ABC-7', 'WCAG 9.1.2'])(
    'ignores %s in comments, test bodies, skipped tests and rows that the title omits',
    (id) => {
      expect(listProofs(named)[id]).toBeUndefined();
    },
  );

  test('reads inherited tags of a story, and inherited clauses unless the story has its own', () => {
    const text = `export default { title: 'Menu', tags: ['ABC-1'], parameters: { clauses: ['ABC-2'] } };
export const First = {};
export const Second = { parameters: { clauses: ['ABC-3'] } };`;
    const { stories } = findProofs([{ file: 'Menu.stories.tsx', text }]);
    expect(stories.map(({ ids }) => ids)).toEqual([
      ['ABC-1', 'ABC-2'],
      ['ABC-1', 'ABC-3'],
    ]);
  });
});

test('adds clauses to a "Docs UI" story by its title and its name', () => {
  const text = `export default { title: 'Docs UI/Menu', parameters: { clauses: ['ABC-1'] } };
export const Open = {};
export const OpenDark = {};
export const Chinese = { parameters: { clauses: ['ABC-2'] } };`;
  const { stories } = findProofs([{ file: 'Menu.stories.tsx', text }]);
  expect(stories.map(({ ids }) => ids)).toEqual([
    ['ABC-1', 'WKB-1'],
    ['ABC-1', 'WKB-1', 'PRD-5'],
    ['ABC-2', 'WKB-1', 'PRD-4'],
  ]);
});

describe('listProofs', () => {
  const result = (title: string, status: 'passed' | 'failed' | 'not-run') => ({
    ...{ file: 'src/menu/menu.test.ts', title, status },
  });
  const run = (...tests: ReturnType<typeof result>[]) =>
    listProofs(named, { tests, stories: new Map([[open.storyId, 'passed']]) });

  test.each(['passed', 'failed', 'not-run'] as const)(
    'reports the status %s of a test for each clause in its title',
    (status) => {
      const proofs = run(result('moves (ABC-2..4)', status));
      expect(proofs['ABC-2']).toEqual(withStatus(status, unit));
      expect(proofs['ABC-4']).toEqual([
        { ...open, status: 'passed' },
        { ...unit, status },
      ]);
    },
  );

  test('reports the status of a test.each row only for the clause id in its title', () => {
    const proofs = run(
      result('ABC-8: moves 1 times', 'passed'),
      result('ABC-9: moves 2 times', 'failed'),
    );
    expect(proofs['ABC-8']).toEqual(withStatus('passed', table));
    expect(proofs['ABC-9']).toEqual(withStatus('failed', table));
  });

  test('reports a clause as failed when one of several test.each rows that name it failed', () => {
    const proofs = run(
      result('ABC-8: moves 1 times', 'failed'),
      result('ABC-8: moves 2 times', 'passed'),
    );
    expect(proofs['ABC-8']).toEqual(withStatus('failed', table));
  });

  test('adds clause ids that occur only in the run-time title of a test.each row', () => {
    expect(run(result('ABC-5: moves 3 times', 'passed'))['ABC-5']).toEqual(
      withStatus('passed', table),
    );
  });

  test('ignores test results when the source file has no test with the same title', () => {
    const other = { ...result('moves (ABC-2..4)', 'passed'), file: 'src/menu/other.test.ts' };
    const proofs = run(other, result('moved (ABC-2..4)', 'passed'));
    expect(proofs['ABC-2']).toEqual(withStatus('not-run', unit));
  });
});
