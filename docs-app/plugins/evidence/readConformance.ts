import type { CriterionGroup, KnownCriterion } from '@vitrine/ui/core';
import { listAxeRules } from './axeRules.ts';
import { criterionGroups } from './criteria/criterionGroups.ts';
import { readProofs } from './readProofs.ts';

/** Reads every criterion with the rules that check it, and the stories and tests that name it. */
export function readConformance(): CriterionGroup<KnownCriterion>[] {
  const proofs = readProofs();
  const rules = listAxeRules();
  return criterionGroups.map(({ title, criteria }) => ({
    title,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      proofs: proofs.get(`WCAG ${criterion.number}`) ?? [],
      rules: rules
        .filter((rule) => rule.criteria.includes(criterion.number))
        .map(({ id }) => id)
        .toSorted(),
    })),
  }));
}
