import { expect, test } from 'vitest';
import { parseDecisions, type Decision, type StoryEvidence } from '@vitrine/ui/core';
import { checkUndecided } from './checkUndecided.ts';

const story = (storyId: string, reason: string): StoryEvidence => ({
  ...{ storyId, status: 'passed', milliseconds: 1, actions: 0, checks: 0, keys: [] },
  modes: [
    {
      ...{ mode: 'light', direction: 'ltr', rules: 9, violations: [] },
      undecided: [{ rule: 'color-contrast', reason, target: '.total' }],
    },
  ],
});
const decision: Decision = {
  ...{ rule: 'color-contrast', reason: 'bgGradient', stories: ['invoices-'] },
  ...{ decision: 'Both ends of the gradient were measured.', date: '2026-11-23' },
};

test('reports no problem when a decision covers the incomplete axe result', () => {
  expect(
    checkUndecided({ stories: [story('invoices-list--total', 'bgGradient')] }, [decision]),
  ).toEqual([]);
});

test.each([
  ['a different reason', story('invoices-list--total', 'bgOverlap'), 'bgOverlap'],
  ['a different story', story('orders-list--total', 'bgGradient'), 'orders-list--total'],
])('reports an incomplete axe result when the only decision covers %s', (_, uncovered, named) => {
  const stories = [story('invoices-list--total', 'bgGradient'), uncovered];
  const [problem, ...otherProblems] = checkUndecided({ stories }, [decision]);
  expect(problem).toContain(named);
  expect(otherProblems).toEqual([]);
});

test('reports a decision as outdated when no incomplete axe result matches it', () => {
  expect(checkUndecided({ stories: [] }, [decision])).toEqual([
    'the decision about color-contrast (bgGradient) in invoices- no longer applies: delete it',
  ]);
});

test('reports an outdated decision only when the test run can produce its axe result', () => {
  const rare: Decision = { ...decision, inAllVariants: true };
  expect(checkUndecided({ stories: [] }, [decision], { isPart: true })).toEqual([]);
  const skip = (id: string) => checkUndecided({ stories: [] }, [decision], { storyIds: [id] });
  expect(skip('invoices-list--total')).toEqual([]);
  expect(skip('orders-list--total')).toHaveLength(1);
  const clear = { storyId: 'invoices-list--total', modes: [] };
  const options = { storyIds: ['invoices-list--total'] };
  expect(checkUndecided({ stories: [clear] }, [decision], options)).toHaveLength(1);
  expect(checkUndecided({ stories: [] }, [rare])).toEqual([]);
  expect(checkUndecided({ stories: [] }, [decision], { isAll: true })).toEqual([]);
  expect(checkUndecided({ stories: [] }, [rare], { isAll: true })).toHaveLength(1);
  const moving: Decision = { ...rare, inMotion: true };
  expect(checkUndecided({ stories: [] }, [moving], { isAll: true })).toEqual([]);
});

test.each([
  ['no valid date', { ...decision, date: 'yesterday' }],
  ['too short a text', { ...decision, decision: 'ok' }],
  ['no stories', { ...decision, stories: [] }],
])('throws when a decision about an incomplete axe result has %s', (_, invalid) => {
  expect(() => parseDecisions(JSON.stringify([invalid]))).toThrow(/date|decision|stories/);
});
