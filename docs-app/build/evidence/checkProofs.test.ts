import { describe, expect, test } from 'vitest';
import { checkProofs } from './checkProofs.ts';
import { clauseGroups } from './clauses.ts';
import { criterionGroups } from './criteria/criterionGroups.ts';
import type { Proof, ProofStatus } from '@vitrine/ui/core';

const prove = (status: ProofStatus): Proof => ({
  ...{ kind: 'test', file: 'src/menu/menu.test.ts', title: 'opens', status },
});
const ids = [
  ...clauseGroups.flatMap(({ clauses }) => clauses.map(({ id }) => id)),
  ...criterionGroups.flatMap(({ criteria }) => criteria.map(({ number }) => `WCAG ${number}`)),
];
const proven = Object.fromEntries(ids.map((id) => [id, [prove('passed')]]));

describe('checkProofs', () => {
  test('reports no problems when every clause and WCAG criterion has a passed proof', () => {
    expect(checkProofs(proven)).toEqual({ passed: ids.length, problems: [] });
  });

  test.each([
    ['unproven: name it in a test title or in a story', []],
    ['failed: src/menu/menu.test.ts > opens', [prove('passed'), prove('failed')]],
    ['was not run: src/menu/menu.test.ts > opens', [prove('not-run')]],
  ])('reports a clause without a sufficient proof as "%s"', (text, proofs) => {
    const { passed, problems } = checkProofs({ ...proven, 'NAV-15': proofs });
    expect(passed).toBe(ids.length - 1);
    expect(problems).toEqual([expect.stringContaining('NAV-15')]);
    expect(problems).toEqual([expect.stringContaining(text)]);
  });

  test('accepts a clause when one proof passed and another was not run', () => {
    const proofs = [prove('not-run'), prove('passed')];
    expect(checkProofs({ ...proven, 'NAV-15': proofs }).problems).toEqual([]);
  });

  test('accepts a WCAG criterion without a test when a note or axe rules cover it', () => {
    const { 'WCAG 1.3.4': _noted, 'WCAG 1.1.1': _rules, ...otherProofs } = proven;
    expect(checkProofs(otherProofs).problems).toEqual([]);
  });

  test('reports a WCAG criterion with a note when a test of the criterion failed', () => {
    const { problems } = checkProofs({ ...proven, 'WCAG 1.3.4': [prove('failed')] });
    expect(problems).toEqual(['WCAG 1.3.4 failed: src/menu/menu.test.ts > opens']);
  });

  test('reports a WCAG criterion without a test, a note or an axe rule', () => {
    const { 'WCAG 1.4.10': _tested, ...otherProofs } = proven;
    expect(checkProofs(otherProofs).problems).toEqual([
      expect.stringMatching(/^WCAG 1\.4\.10 is unproven/),
    ]);
  });

  test('lists only two proofs of a clause and counts the remaining ones when all five failed', () => {
    const { problems } = checkProofs({ ...proven, 'NAV-15': Array(5).fill(prove('failed')) });
    expect(problems).toEqual([expect.stringMatching(/ and 3 more$/)]);
  });
});
