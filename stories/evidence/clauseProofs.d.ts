declare module 'virtual:clause-proofs' {
  import type { ClauseGroup, ProvenClause } from '@vitrine/ui/evidence';

  /** All clauses of the specification with their proofs, by subject. */
  export const groups: readonly ClauseGroup<ProvenClause>[];
}
