/** Name of the channel between Stryker's runner and the worker. */
export const CHANNEL = 'vitrine-mutation';

/** Asks the worker to run test files, or only the tests in `filter`. */
export interface RunRequest {
  kind: 'run';
  files: readonly string[];
  filter?: readonly string[] | undefined;
  activeMutant?: string | undefined;
  /** Whether the mutant is also active while modules load. */
  isStatic?: boolean;
  /** Maximum number of calls of the mutant; more calls count as an endless loop. */
  hitLimit?: number | undefined;
}

export interface TestOutcome {
  id: string;
  milliseconds: number;
  /** Message of the error that the test threw. */
  failure?: string;
}

export interface RunReply {
  kind: 'reply';
  tests: readonly TestOutcome[];
  /** Message of an error outside of a test, such as a file that does not load. */
  error?: string;
  hits: number;
  coverage: MutantCoverage;
}

/** Number of times that mutants were reached, by the ids of tests and mutants. */
export interface MutantCoverage {
  static: Record<string, number>;
  perTest: Record<string, Record<string, number>>;
}

/** Messages of the worker. */
export type WorkerMessage = RunReply | { kind: 'ready' };

/** Messages to the worker. */
export type RunnerMessage = RunRequest | { kind: 'end' };
