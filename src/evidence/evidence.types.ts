import type { Evidence, ModeResult, StoryEvidence } from './evidenceShapes.ts';
import type { Proof, ProofStatus } from './proofShapes.ts';

/** One promise of the specification. */
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

/** What a person looked at where neither a rule nor a test decides. */
export interface ManualNote {
  /** Day on which it was looked at, as an ISO date. */
  date: string;
  note: string;
  /** Whether there is anything here that the criterion is about; false says there is none. */
  applies?: boolean;
}

/** A success criterion of WCAG; number, name and level are those of W3C. */
export interface Criterion {
  /** Number such as `1.4.10`. */
  number: string;
  name: string;
  level: 'A' | 'AA';
  /** What it asks for, in our own words. */
  text: string;
  note?: ManualNote;
}

/** A criterion and all that is known of it here. */
export interface KnownCriterion extends Criterion {
  proofs: readonly Proof[];
  /** Ids of the rules of axe that check a part of it. */
  rules: readonly string[];
}

/** Criteria of one principle. */
export interface CriterionGroup<Entry extends Criterion = Criterion> {
  title: string;
  criteria: readonly Entry[];
}

/** Verdict on a criterion: by its tests, by axe rules only, by a manual check, or not applicable. */
export type CriterionVerdict = ProofStatus | 'rules' | 'looked' | 'absent';

/** What axe found of a demo in one look at it, with the rules that it could not decide. */
export type VerdictMode = Omit<ModeResult, 'undecided'> & {
  undecided: readonly string[];
};

/** What tests found of a demo in the build that shows it. */
export type Verdict = Omit<StoryEvidence, 'storyId' | 'milliseconds' | 'modes'> &
  Pick<Evidence, 'date' | 'commit' | 'changed' | 'browser' | 'base' | 'tier'> & {
    modes: readonly VerdictMode[];
  };

/** A rule that a documented library breaks by itself. */
export interface Finding {
  rule: string;
  component: string;
  /** Package and version. */
  release: string;
  reason: string;
}
