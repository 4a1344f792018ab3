import type { CriterionVerdict, KnownCriterion } from './evidence.types.ts';

/** Says what the evidence of a criterion comes to; undefined where there is none. */
export function judgeCriterion({
  proofs,
  rules,
  note,
}: Pick<KnownCriterion, 'proofs' | 'rules' | 'note'>): CriterionVerdict | undefined {
  if (proofs.length > 0) return 'tested';
  if (note) return note.applies === false ? 'absent' : 'looked';
  return rules.length > 0 ? 'rules' : undefined;
}
