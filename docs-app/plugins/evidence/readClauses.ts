import type { ClauseGroup, ProvenClause } from '@vitrine/ui/core';
import { clauseGroups } from './clauses.ts';
import type { ProofsById } from './listProofs.ts';

/** Joins every clause with its proofs. */
export function readClauses(proofs: ProofsById): ClauseGroup<ProvenClause>[] {
  return clauseGroups.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map((clause) => ({ ...clause, proofs: proofs[clause.id] ?? [] })),
  }));
}
