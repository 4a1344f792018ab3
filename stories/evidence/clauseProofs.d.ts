declare module 'virtual:clause-proofs' {
  import type { ClauseGroup, ProvenClause } from '@vitrine/ui/evidence';

  /** Clauses of the specification by subject, with the stories and tests that prove each clause. */
  export const groups: readonly ClauseGroup<ProvenClause>[];
}
