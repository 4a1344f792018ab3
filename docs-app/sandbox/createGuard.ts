import type { GuardSite } from './insertGuards.ts';
import { CodeError } from './transpile.ts';

/**
 * Time budget of a loop, or of the calls of a function, per task, in milliseconds.
 * The page may share a thread with the iframe, and must respond within 200 ms.
 */
export const TIME_BUDGET_MS = 80;

/** Calls of a function per task before the time budget applies; long lists need fewer calls. */
export const CALL_BUDGET = 20_000;

/** Thrown instead of `CodeError` when endless code belongs to a version that was replaced. */
export class StaleError extends Error {}

export interface GuardClock {
  /** Returns the current time in milliseconds. */
  now: () => number;
  /** Returns the number of the current task; microtasks belong to the task before them. */
  task: () => number;
}

/** Maximum number of iterations between two clock reads; slow loops read the clock each time. */
const MOST_SKIPPED = 64;

interface LoopTime {
  task: number;
  start: number;
  /** Time of the last clock read, in milliseconds. */
  last: number;
  /** Number of iterations between two clock reads. */
  stride: number;
  /** Number of iterations until the next clock read. */
  left: number;
}

/** Loop times of one function call, by index of the guard site. */
type LoopTimes = (LoopTime | undefined)[];

export interface Guard {
  /** Counts a call of a function; throws when the calls exceed their budgets. */
  call: (site: number) => void;
  /** Measures the time of a loop; throws when the loop exceeds its budget. */
  loop: (times: LoopTimes, site: number) => void;
}

interface SiteState extends GuardSite {
  task: number;
  calls: number;
  start: number;
  /** Time budget (ms). Lowered when exceeded, so that a timer cannot slow the page repeatedly. */
  budget: number;
  /** Error that the site throws for the rest of the task in which it exceeded its budget. */
  failure?: { task: number; error: Error };
}

export interface GuardOptions {
  /** Name of the guarded file. */
  file: string;
  sites: readonly GuardSite[];
  clock: GuardClock;
  /** Returns whether a newer version has replaced the version of this file. */
  isReplaced: () => boolean;
}

/** Creates the guard of a file, which stops endless loops and recursion with an error. */
export function createGuard({ file, sites, clock, isReplaced }: GuardOptions): Guard {
  const { now, task: readTask } = clock;
  const states = sites.map((site): SiteState => ({
    ...site,
    task: -1,
    calls: 0,
    start: 0,
    budget: TIME_BUDGET_MS,
  }));
  const fail = (state: SiteState, task: number): never => {
    const { kind, line } = state;
    const message = String(kind === 'loop' ? TIME_BUDGET_MS : CALL_BUDGET);
    const problem = { kind, message, file, line };
    const error = isReplaced() ? new StaleError() : new CodeError(problem);
    state.failure = { task, error };
    state.budget /= 10;
    throw error;
  };
  return {
    call(site) {
      const state = states[site];
      if (!state) return;
      const task = readTask();
      if (state.task !== task) Object.assign(state, { task, calls: 0, start: now() });
      state.calls += 1;
      if (state.calls <= CALL_BUDGET) return;
      // Code that catches the error, such as React, may call the function again.
      if (state.failure?.task === task) throw state.failure.error;
      if (now() - state.start > state.budget) fail(state, task);
    },
    loop(times, site) {
      const state = states[site];
      const time = times[site];
      if (!state || (time && --time.left > 0)) return;
      const task = readTask();
      if (state.failure?.task === task) throw state.failure.error;
      const last = now();
      if (time?.task !== task) {
        times[site] = { task, start: last, last, stride: 1, left: 1 };
        return;
      }
      if (last - time.start > state.budget) fail(state, task);
      time.stride = last - time.last < 1 ? Math.min(time.stride * 2, MOST_SKIPPED) : 1;
      Object.assign(time, { last, left: time.stride });
    },
  };
}

/** Creates a clock whose task number increases once the browser runs another task. */
export function createGuardClock(): GuardClock {
  const { port1, port2 } = new MessageChannel();
  // Saved before edited code runs, because edited code may replace these methods.
  const now = performance.now.bind(performance);
  const requestChange = port2.postMessage.bind(port2, null);
  let task = 0;
  let isRequested = false;
  port1.onmessage = () => {
    task += 1;
    isRequested = false;
  };
  return {
    now,
    task() {
      if (!isRequested) requestChange();
      isRequested = true;
      return task;
    },
  };
}
