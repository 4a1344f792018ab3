import type { CriterionGroup, KnownCriterion } from '@vitrine/ui/core';
import { listAxeRules } from './axeRules.ts';
import { criterionGroups } from './criteria/criterionGroups.ts';
import type { ProofsById } from './listProofs.ts';

/** Joins every criterion with its proofs and with the axe rules that check it. */
export function readConformance(proofs: ProofsById): CriterionGroup<KnownCriterion>[] {
  const rules = listAxeRules();
  return criterionGroups.map(({ title, criteria }) => ({
    title,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      proofs: proofs[`WCAG ${criterion.number}`] ?? [],
      rules: rules
        .filter((rule) => rule.criteria.includes(criterion.number))
        .map(({ id }) => id)
        .toSorted(),
    })),
  }));
}
