import { expect, test } from 'vitest';
import type { Verdict } from './evidence.types.ts';
import { summarizeVerdicts } from './summarizeVerdicts.ts';

const verdict: Verdict = {
  ...{ status: 'passed', actions: 0, checks: 0, keys: [], modes: [], undecided: [] },
  ...{ date: '2026-11-20T09:30:00.000Z', commit: 'a', changed: false, browser: '', tier: 'fast' },
};
const mode = { rules: 1, violations: [], undecided: [] };

test('counts all, tested and failed demos', () => {
  const failed: Verdict = { ...verdict, status: 'failed' };
  expect(summarizeVerdicts([verdict, undefined, failed, verdict])).toMatchObject({
    ...{ total: 4, tested: 3, failed: 1, tests: [] },
  });
});

test('lists the kinds of tests that ran for any demo, in display order', () => {
  const verdicts: Verdict[] = [
    { ...verdict, screenshots: [{ mode: 'light', state: 'same' }] },
    { ...verdict, keys: [{ key: '{Tab}', role: '', name: '', states: [] }] },
    { ...verdict, modes: [{ ...mode, mode: 'dark', direction: 'rtl' }] },
    { ...verdict, actions: 2 },
    { ...verdict, modes: [{ ...mode, mode: 'light', direction: 'ltr' }] },
  ];
  expect(summarizeVerdicts(verdicts).tests).toEqual([
    ...['light', 'dark', 'rightToLeft', 'interaction', 'keyboard', 'axe', 'screenshots'],
  ]);
});

test.each([
  ['light', 'ltr', ['light', 'axe']],
  ['dark', 'rtl', ['dark', 'rightToLeft', 'axe']],
] as const)(
  'lists only the kinds of tests that ran when the only mode is %s, %s',
  (name, direction, tests) => {
    const modes = [{ ...mode, mode: name, direction }];
    expect(summarizeVerdicts([{ ...verdict, modes }]).tests).toEqual(tests);
  },
);

test('omits the screenshot tests when the list of screenshots is empty', () => {
  expect(summarizeVerdicts([{ ...verdict, screenshots: [] }]).tests).toEqual([]);
});

test('returns the latest test run, and undefined when no demo was tested', () => {
  const later = { ...verdict, date: '2026-11-25T09:30:00.000Z', commit: 'b' };
  expect(summarizeVerdicts([verdict, later, verdict]).run).toMatchObject({ commit: 'b' });
  expect(summarizeVerdicts([undefined]).run).toBeUndefined();
});
