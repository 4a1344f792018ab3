import type { Proof, ProofStatus } from './proofShapes.ts';

/** Merges test statuses by priority: `failed`, `passed`, `not-run`; undefined without a test. */
export function judgeProofs(proofs: readonly Pick<Proof, 'status'>[]): ProofStatus | undefined {
  if (proofs.length === 0) return undefined;
  const statuses = proofs.map(({ status }) => status);
  if (statuses.includes('failed')) return 'failed';
  return statuses.includes('passed') ? 'passed' : 'not-run';
}
