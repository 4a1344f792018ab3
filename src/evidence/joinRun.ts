import type {
  ClauseGroup,
  CriterionGroup,
  KnownCriterion,
  ProvenClause,
} from './evidence.types.ts';
import type { ProofRun } from './proofShapes.ts';

/** Adds the results of a test run, if there is one, to the clauses by id. */
export function joinClauses(
  groups: readonly ClauseGroup<ProvenClause>[],
  run: ProofRun | undefined,
): ClauseGroup<ProvenClause>[] {
  return groups.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map((clause) => ({
      ...clause,
      proofs: run?.proofs[clause.id] ?? clause.proofs,
    })),
  }));
}

/** Adds the results of a test run, if there is one, to the WCAG criteria by number. */
export function joinCriteria(
  groups: readonly CriterionGroup<KnownCriterion>[],
  run: ProofRun | undefined,
): CriterionGroup<KnownCriterion>[] {
  return groups.map(({ title, criteria }) => ({
    title,
    criteria: criteria.map((criterion) => ({
      ...criterion,
      proofs: run?.proofs[`WCAG ${criterion.number}`] ?? criterion.proofs,
    })),
  }));
}
