import { describe, expect, test } from 'vitest';
import type { KnownCriterion } from './evidence.types.ts';
import { judgeCriterion } from './judgeCriterion.ts';
import { judgeProofs } from './judgeProofs.ts';
import type { Proof, ProofStatus } from './proofShapes.ts';

const prove = (...statuses: ProofStatus[]): Proof[] =>
  statuses.map((status) => ({ kind: 'story', title: 'Menu: Open', storyId: 'menu--open', status }));
const rules = ['image-alt'];
const note = { date: '2026-11-23', note: 'Read on three pages.' };
const none = { proofs: [], rules: [] };

describe('judgeProofs', () => {
  test.each<[ProofStatus[], ProofStatus | undefined]>([
    [[], undefined],
    [['passed'], 'passed'],
    [['not-run'], 'not-run'],
    [['not-run', 'passed'], 'passed'],
    [['passed', 'not-run', 'failed'], 'failed'],
  ])('judges tests with the statuses %j as %s', (statuses, verdict) => {
    expect(judgeProofs(prove(...statuses))).toBe(verdict);
  });
});

describe('judgeCriterion', () => {
  type Evidence = Pick<KnownCriterion, 'proofs' | 'rules' | 'note'>;

  test.each<[string, Evidence, string | undefined]>([
    ['undefined without evidence', none, undefined],
    ['rules when only axe rules check the criterion', { ...none, rules }, 'rules'],
    ['looked when a manual note and axe rules exist', { ...none, rules, note }, 'looked'],
    [
      'absent when the criterion does not apply',
      { ...none, rules, note: { ...note, applies: false } },
      'absent',
    ],
    ['passed when a test passed', { proofs: prove('passed'), rules, note }, 'passed'],
    ['failed when a test failed', { proofs: prove('passed', 'failed'), rules, note }, 'failed'],
    [
      'looked when no test ran but a note exists',
      { proofs: prove('not-run'), rules, note },
      'looked',
    ],
    ['not-run when no test ran and no note exists', { proofs: prove('not-run'), rules }, 'not-run'],
  ])('judges a WCAG criterion as %s', (_, evidence, verdict) => {
    expect(judgeCriterion(evidence)).toBe(verdict);
  });
});
