import { expect, test } from 'vitest';
import { judgeCriterion } from './judgeCriterion.ts';

const proofs = [{ kind: 'test' as const, file: 'src/menu/menu.test.ts' }];
const rules = ['image-alt'];
const note = { date: '2026-11-23', note: 'Read on three pages.' };
const none = { proofs: [], rules: [] };

test.each([
  ['nothing is no verdict', none, undefined],
  ['a rule is only a rule', { ...none, rules }, 'rules'],
  ['who looked saw more than a rule', { ...none, rules, note }, 'looked'],
  [
    'what is not there needs no rule',
    { ...none, rules, note: { ...note, applies: false } },
    'absent',
  ],
  ['a test is more than a note', { proofs, rules, note }, 'tested'],
])('%s', (_, evidence, verdict) => {
  expect(judgeCriterion(evidence)).toBe(verdict);
});
