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

test('the last line has the numbers', () => {
  expect(sum([]).at(-1)).toBe('0 pictures: 0 the same, 0 different');
  expect(sum([result({}), result({ state: 'new' })]).at(-1)).toBe(
    '2 pictures: 1 the same, 0 different, 1 new',
  );
});

test('what is not the same is named', () => {
  const problem = 'it threw';
  const lines = sum([
    result({ state: 'failed', problem }),
    result({ state: 'failed', problem, failedBefore: true }),
    result({ state: 'removed' }),
    result({}),
  ]);
  expect(lines.slice(0, -1)).toEqual([
    'failed     a--b · dark  it threw',
    'failed     a--b · dark  it threw (in the base too)',
    'removed    a--b · dark',
  ]);
});
