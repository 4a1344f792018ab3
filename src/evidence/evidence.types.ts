import type { Decision, Evidence, ModeResult, StoryEvidence } from './evidenceShapes.ts';
import type { Proof, ProofStatus } from './proofShapes.ts';

/** Promise of the specification. */
export interface Clause {
  /** Id that never changes, such as `NAV-15`. */
  id: string;
  text: string;
}

/** A clause with the stories and tests that name it. */
export interface ProvenClause extends Clause {
  proofs: readonly Proof[];
}

/** Clauses about one subject. */
export interface ClauseGroup<Entry extends Clause = Clause> {
  title: string;
  clauses: readonly Entry[];
}

/** Note of a manual check, for criteria that neither a rule nor a test decides. */
export interface ManualNote {
  /** Day of the check, as an ISO date. */
  date: string;
  note: string;
  /** False when the site has no content that the criterion is about. */
  applies?: boolean;
}

/** Success criterion of WCAG; number, name and level are those of W3C. */
export interface Criterion {
  /** Number such as `1.4.10`. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** Requirement in our own words. */
  text: string;
  note?: ManualNote;
}

/** Criterion with its evidence. */
export interface KnownCriterion extends Criterion {
  proofs: readonly Proof[];
  /** Ids of the axe rules that check a part of the criterion. */
  rules: readonly string[];
}

/** Criteria of one principle. */
export interface CriterionGroup<Entry extends Criterion = Criterion> {
  title: string;
  criteria: readonly Entry[];
}

/** Verdict on a criterion: by tests, by axe rules only, by a manual check, or not applicable. */
export type CriterionVerdict = ProofStatus | 'rules' | 'looked' | 'absent';

/** Axe results of a demo in one mode and direction, with the rules that axe could not decide. */
export type VerdictMode = Omit<ModeResult, 'undecided'> & {
  undecided: readonly string[];
};

/** Axe rule without a result, and the recorded decisions about it. */
export interface UndecidedRule {
  rule: string;
  decisions: readonly Pick<Decision, 'decision' | 'date'>[];
}

/** Test results of a demo in the build that shows it. */
export type Verdict = Omit<StoryEvidence, 'storyId' | 'milliseconds' | 'modes'> &
  Pick<Evidence, 'date' | 'commit' | 'changed' | 'browser' | 'base' | 'tier'> & {
    modes: readonly VerdictMode[];
    undecided: readonly UndecidedRule[];
  };

/** Axe rule that a documented library itself violates. */
export interface Finding {
  rule: string;
  component: string;
  /** Package and version. */
  release: string;
  reason: string;
}
