import {
  judgeCriterion,
  judgeProofs,
  type CriterionVerdict,
  type Proof,
  type ProofStatus,
} from '@vitrine/ui/core';
import type { ProofsById } from './listProofs.ts';
import { readClauses } from './readClauses.ts';
import { readConformance } from './readConformance.ts';

/** Outcome of the check of all clauses and criteria. */
export interface ProofCheck {
  passed: number;
  /** One line for each clause or criterion that is not proven. */
  problems: readonly string[];
}

/** Verdicts with which a criterion passes the check. */
const DECIDED: readonly (CriterionVerdict | undefined)[] = ['passed', 'rules', 'looked', 'absent'];
/** Maximum number of proofs that a problem lists. */
const LISTED = 2;

/** Checks that every clause has a passed proof, and every criterion a verdict in `DECIDED`. */
export function checkProofs(proofs: ProofsById): ProofCheck {
  const clauses = readClauses(proofs).flatMap((group) => group.clauses);
  const criteria = readConformance(proofs).flatMap((group) => group.criteria);
  const unproven = [
    ...clauses
      .filter((clause) => judgeProofs(clause.proofs) !== 'passed')
      .map((clause) => describeProblem(clause.id, clause.proofs)),
    ...criteria
      .filter((criterion) => !DECIDED.includes(judgeCriterion(criterion)))
      .map(({ number, proofs: evidence }) => describeProblem(`WCAG ${number}`, evidence)),
  ];
  return { passed: clauses.length + criteria.length - unproven.length, problems: unproven };
}

function describeProblem(id: string, proofs: readonly Proof[]): string {
  const status = judgeProofs(proofs);
  if (!status) return `${id} is unproven: name it in a test title or in a story.`;
  const names = proofs.filter((proof) => proof.status === status).map(nameProof);
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : '';
  return `${id} ${WORDS[status]}: ${names.slice(0, LISTED).join('; ')}${more}`;
}

const WORDS: Readonly<Record<ProofStatus, string>> = {
  passed: 'passed',
  failed: 'failed',
  'not-run': 'was not run',
};

function nameProof(proof: Proof): string {
  return proof.kind === 'story' ? proof.storyId : `${proof.file} > ${proof.title}`;
}
