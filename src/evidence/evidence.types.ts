import type { Decision, Evidence, ModeResult, StoryEvidence } from './evidenceShapes.ts';
import type { Proof, ProofStatus } from './proofShapes.ts';

/** Requirement of the specification. */
export interface Clause {
  /** Stable id, such as `NAV-15`. */
  id: string;
  text: string;
}

/** Clause with the stories and tests that reference its id. */
export interface ProvenClause extends Clause {
  proofs: readonly Proof[];
}

/** Clauses about one subject. */
export interface ClauseGroup<Entry extends Clause = Clause> {
  title: string;
  clauses: readonly Entry[];
}

/** Note about a manual check, for criteria that axe rules and tests cannot decide. */
export interface ManualNote {
  /** Day of the check, as an ISO date. */
  date: string;
  note: string;
  /** False when the criterion does not apply to any content of the site. */
  applies?: boolean;
}

/** WCAG success criterion, with the number, name and level that W3C defines. */
export interface Criterion {
  /** Number such as `1.4.10`. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Summary of the requirement, not a quotation from WCAG. */
  text: string;
  note?: ManualNote;
}

/** WCAG criterion with the tests, stories and axe rules that check it. */
export interface KnownCriterion extends Criterion {
  proofs: readonly Proof[];
  /** Ids of the axe rules that check a part of the criterion. */
  rules: readonly string[];
}

/** Criteria of one WCAG principle, such as `1 Perceivable`. */
export interface CriterionGroup<Entry extends Criterion = Criterion> {
  title: string;
  criteria: readonly Entry[];
}

/** Verdict on a criterion: test status, axe rules only, manual check, or not applicable. */
export type CriterionVerdict = ProofStatus | 'rules' | 'looked' | 'absent';

/** Axe results of a demo in one mode and direction, with the rules that axe could not decide. */
export type VerdictMode = Omit<ModeResult, 'undecided'> & {
  undecided: readonly string[];
};

/** Axe rule with an incomplete result, and the manual decisions about it. */
export interface UndecidedRule {
  rule: string;
  decisions: readonly Pick<Decision, 'decision' | 'date'>[];
}

/** Test results of a demo, with the date, commit, browser and tier of the run. */
export type Verdict = Omit<StoryEvidence, 'storyId' | 'milliseconds' | 'modes'> &
  Pick<Evidence, 'date' | 'commit' | 'changed' | 'browser' | 'base' | 'tier'> & {
    modes: readonly VerdictMode[];
    undecided: readonly UndecidedRule[];
  };

/** Axe rule that a documented library itself violates. */
export interface Finding {
  rule: string;
  component: string;
  /** Package name and version. */
  release: string;
  reason: string;
}
