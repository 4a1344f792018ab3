import type { KeyStep, ModeResult } from './evidenceShapes.ts';

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
export interface Verdict {
  status: 'passed' | 'failed';
  /** How often its story pressed, typed or pointed. */
  actions: number;
  checks: number;
  keys: readonly KeyStep[];
  modes: readonly ModeResult[];
  /** The step that failed. */
  failedStep?: string;
  error?: string;
  /** When the tests ended, as an ISO date. */
  date: string;
  /** Commit that was tested; empty outside of a repository. */
  commit: string;
  /** Whether files differed from the commit. */
  changed: boolean;
  browser: string;
}

/** A rule that a documented library breaks by itself. */
export interface Finding {
  rule: string;
  component: string;
  /** Package and version. */
  release: string;
  reason: string;
}
