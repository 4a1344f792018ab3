import { expect, test } from 'vitest';
import type { ScreenshotResult } from './results.ts';
import { formatSummary } from './formatSummary.ts';

function result(values: Partial<ScreenshotResult>): ScreenshotResult {
  const nothing = { before: null, after: null, difference: null, problem: null, why: null };
  const names = { story: 'a--b', title: 'A', name: 'B', mode: 'dark', picture: null };
  return { ...nothing, ...names, state: 'same', causes: [], failedBefore: false, ...values };
}

const sum = (results: ScreenshotResult[]) =>
  formatSummary({ base: { commit: 'c', name: 'HEAD' }, changes: [], unused: [], results });

test('ends the summary with the number of screenshots per state', () => {
  expect(sum([]).at(-1)).toBe('0 screenshots: 0 the same, 0 different');
  expect(sum([result({}), result({ state: 'new' })]).at(-1)).toBe(
    '2 screenshots: 1 the same, 0 different, 1 new',
  );
});

test('lists failed, removed and not compared screenshots', () => {
  const problem = 'it threw';
  const lines = sum([
    result({ state: 'failed', problem }),
    result({ state: 'failed', problem, failedBefore: true }),
    result({ state: 'removed' }),
    result({ state: 'not-compared', problem, failedBefore: true }),
    result({}),
  ]);
  expect(lines.slice(0, -1)).toEqual([
    'failed     a--b · dark  it threw',
    'failed     a--b · dark  it threw (also fails in the base)',
    'removed    a--b · dark',
    'not compared  a--b · dark  the base failed: it threw',
  ]);
});
