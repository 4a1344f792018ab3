import { expect, test } from 'vitest';
import type { StoryEvidence } from '@vitrine/ui/core';
import { checkUndecided, parseDecisions, type Decision } from './checkUndecided.ts';

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

test('what somebody has decided passes', () => {
  expect(
    checkUndecided({ stories: [story('invoices-list--total', 'bgGradient')] }, [decision]),
  ).toEqual([]);
});

test.each([
  ['another reason', story('invoices-list--total', 'bgOverlap'), 'bgOverlap'],
  ['another story', story('orders-list--total', 'bgGradient'), 'orders-list--total'],
])('%s needs a decision of its own', (_, given, named) => {
  const stories = [story('invoices-list--total', 'bgGradient'), given];
  const [problem, ...others] = checkUndecided({ stories }, [decision]);
  expect(problem).toContain(named);
  expect(others).toEqual([]);
});

test('a decision that is about nothing any more is named', () => {
  expect(checkUndecided({ stories: [] }, [decision])).toEqual([
    'the decision about color-contrast (bgGradient) in invoices- is about nothing any more',
  ]);
});

test('a decision is expected only of a run that can meet it', () => {
  const rare: Decision = { ...decision, inAllLooks: true };
  expect(checkUndecided({ stories: [] }, [decision], { isPart: true })).toEqual([]);
  expect(checkUndecided({ stories: [] }, [rare])).toEqual([]);
  expect(checkUndecided({ stories: [] }, [decision], { isAll: true })).toEqual([]);
  expect(checkUndecided({ stories: [] }, [rare], { isAll: true })).toHaveLength(1);
  const moving: Decision = { ...rare, inMotion: true };
  expect(checkUndecided({ stories: [] }, [moving], { isAll: true })).toEqual([]);
});

test.each([
  ['no date', { ...decision, date: 'yesterday' }],
  ['no words', { ...decision, decision: 'ok' }],
  ['no stories', { ...decision, stories: [] }],
])('a decision with %s is refused', (_, given) => {
  expect(() => parseDecisions(JSON.stringify([given]))).toThrow(/date|decision|stories/);
});
