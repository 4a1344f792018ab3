import type { Evidence, StoryEvidence } from './evidenceShapes.ts';

/** One promise of the specification. */
export interface Clause {
  /** Id that never changes, such as `NAV-15`. */
  id: string;
  text: string;
}

/** A story or a test that names a clause, and would fail without what it promises. */
export type Proof =
  | { kind: 'story'; title: string; storyId: string }
  | {
      kind: 'test';
      /** Path from the project's folder. */
      file: string;
    };

/** A clause and all that proves it. */
export interface ProvenClause extends Clause {
  proofs: readonly Proof[];
}

/** Clauses about one subject. */
export interface ClauseGroup<Entry extends Clause = Clause> {
  title: string;
  clauses: readonly Entry[];
}

/** What tests found of a demo in the build that shows it. */
export type Verdict = Omit<StoryEvidence, 'storyId' | 'milliseconds'> &
  Pick<Evidence, 'date' | 'commit' | 'changed' | 'browser'>;

/** A rule that a documented library breaks by itself. */
export interface Finding {
  rule: string;
  component: string;
  /** Package and version. */
  release: string;
  reason: string;
}
