declare module 'virtual:clause-proofs' {
  import type { ClauseGroup, ProvenClause } from '@vitrine/ui/evidence';

  /** Every clause of the specification, by subject, with what proves it. */
  export const groups: readonly ClauseGroup<ProvenClause>[];
}
