import type { CriterionVerdict, KnownCriterion } from './evidence.types.ts';
import { judgeProofs } from './judgeProofs.ts';

/** Returns the verdict on a WCAG criterion; undefined without any test, axe rule or note. */
export function judgeCriterion({
  proofs,
  rules,
  note,
}: Pick<KnownCriterion, 'proofs' | 'rules' | 'note'>): CriterionVerdict | undefined {
  const status = judgeProofs(proofs);
  if (status === 'failed' || status === 'passed') return status;
  if (note) return note.applies === false ? 'absent' : 'looked';
  if (status) return status;
  return rules.length > 0 ? 'rules' : undefined;
}
