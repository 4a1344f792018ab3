import type { ClauseGroup, Proof, ProvenClause } from '@vitrine/ui/core';
import { clauseGroups, type SpecifiedClause } from './clauses.ts';
import type { ProofsById } from './listProofs.ts';

/** Joins every clause with its proofs. */
export function readClauses(proofs: ProofsById): ClauseGroup<ProvenClause & SpecifiedClause>[] {
  return clauseGroups.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map((clause) => ({ ...clause, proofs: proofs[clause.id] ?? [] })),
  }));
}

/** Lists the kinds of proofs that a clause needs but does not have. */
export function listMissingKinds({ kinds, proofs }: ProvenClause & SpecifiedClause): string[] {
  const named = new Set(proofs.map(kindOf));
  return [...kinds].filter((kind) => !named.has(kind));
}

function kindOf(proof: Proof): string {
  if (proof.kind === 'story') return 'S';
  return /^docs-app\/(?:products\/[^/]+\/)?e2e\//.test(proof.file) ? 'E' : 'U';
}
