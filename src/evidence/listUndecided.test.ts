import { expect, test } from 'vitest';
import type { Decision, StoryEvidence } from './evidenceShapes.ts';
import { findDecisions, listUndecided, writeRule } from './listUndecided.ts';

const storyId = 'menu--open';
const result = { rule: 'color-contrast', reason: 'bgGradient', target: '#a' };
const date = '2026-11-18';
const base: Decision = { ...result, stories: ['tabs-', 'menu-'], decision: 'idle', date };
const all: Decision = { ...base, decision: 'all variants', inAllVariants: true };
const label: Decision = { ...base, rule: 'label', decision: 'label' };

/** Lists the undecided rules of a story with one mode for each list of results. */
function list(undecided: (typeof result)[][], decisions?: readonly Decision[]) {
  const modes = undecided.map((results): StoryEvidence['modes'][number] => ({
    ...{ mode: 'light', direction: 'ltr', rules: 1, violations: [], undecided: results },
  }));
  return listUndecided({ storyId, modes }, decisions);
}

test.each<[string, Partial<Decision>, boolean]>([
  ['rule, reason and story are equal', {}, true],
  ['the rule differs', { rule: 'label' }, false],
  ['the reason differs', { reason: '' }, false],
  ['the story differs', { stories: ['tabs-', 'open'] }, false],
])('returns whether a decision applies to an axe result when %s', (_, changes, applies) => {
  const decision = { ...base, ...changes };
  expect(findDecisions(storyId, result, [decision])).toEqual(applies ? [decision] : []);
});

test('lists each incomplete axe rule once, with its manual decisions, when several modes report it', () => {
  const labelResult = { ...result, rule: 'label' };
  expect(list([[result, labelResult], [result]], [all, base, label])).toEqual([
    { rule: 'color-contrast', decisions: [{ decision: 'idle', date }] },
    { rule: 'label', decisions: [{ decision: 'label', date }] },
  ]);
});

test('lists decisions about results of `npm run test:all` when no other decision applies', () => {
  expect(list([[result]], [all, label])).toEqual([
    { rule: 'color-contrast', decisions: [{ decision: 'all variants', date }] },
  ]);
});

test('lists an incomplete axe rule without decisions when the test run has none', () => {
  expect(list([[result]])).toEqual([{ rule: 'color-contrast', decisions: [] }]);
});

test('formats the id of an axe rule as words', () => {
  expect(writeRule('aria-hidden-focus')).toBe('aria hidden focus');
});
