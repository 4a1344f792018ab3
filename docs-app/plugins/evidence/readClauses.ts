import type { ClauseGroup, ProvenClause } from '@vitrine/ui/core';
import { clauseGroups } from './clauses.ts';
import { readProofs } from './readProofs.ts';

/** Reads every clause with the stories and tests that name it. */
export function readClauses(): ClauseGroup<ProvenClause>[] {
  const proofs = readProofs();
  return clauseGroups.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map((clause) => ({ ...clause, proofs: proofs.get(clause.id) ?? [] })),
  }));
}
