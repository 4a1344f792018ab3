import { expect, test } from 'vitest';
import { joinClauses, joinCriteria } from './joinRun.ts';
import type { Proof, ProofRun, ProofStatus } from './proofShapes.ts';

const prove = (status: ProofStatus): Proof[] => [
  { kind: 'story', title: 'Menu: Open', storyId: 'menu--open', status },
];
const groups = [
  {
    title: 'Navigation',
    clauses: [
      { id: 'NAV-1', text: 'Groups.', proofs: prove('not-run') },
      { id: 'NAV-2', text: 'Sub-headers.', proofs: prove('not-run') },
    ],
  },
];
const criteria = [
  {
    title: '1 Perceivable',
    criteria: [
      {
        ...{ number: '1.4.10', name: 'Reflow', level: 'AA' as const, text: '', rules: [] },
        proofs: prove('not-run'),
      },
    ],
  },
];
const run: ProofRun = {
  ...{ version: 1, sources: 'abc', commit: 'def', changed: false, tier: 'fast' },
  date: '2026-11-20T09:30:00.000Z',
  proofs: { 'NAV-1': prove('passed'), 'WCAG 1.4.10': prove('failed') },
};

test('adds the results of a test run to clauses by id', () => {
  const [first, second] = joinClauses(groups, run)[0]!.clauses;
  expect(first).toEqual({ id: 'NAV-1', text: 'Groups.', proofs: prove('passed') });
  expect(second).toEqual(groups[0]!.clauses[1]);
});

test('adds the results of a test run to WCAG criteria by number', () => {
  expect(joinCriteria(criteria, run)[0]!.criteria[0]).toEqual({
    ...criteria[0]!.criteria[0],
    proofs: prove('failed'),
  });
});

test('returns clauses and criteria unchanged when there is no test run', () => {
  expect(joinClauses(groups, undefined)).toEqual(groups);
  expect(joinCriteria(criteria, undefined)).toEqual(criteria);
});
