import type { CodeProblem } from '@vitrine/ui';
import { explainError } from './explainError.ts';

/** Most errors that one version may tell of. */
const MOST_ERRORS = 20;

/** Tells of errors that no component caught: those of events, timers and promises; returns what begins to count anew. */
export function watchErrors(report: (problem: CodeProblem) => void): () => void {
  let count = 0;
  const tell = (problem: CodeProblem) => {
    count += 1;
    if (count <= MOST_ERRORS) report(problem);
  };
  addEventListener('error', (event) => {
    event.preventDefault();
    // The browser says so when a size changes twice in one frame; no demo is wrong for it.
    if (event.message.startsWith('ResizeObserver loop')) return;
    tell(explainError(event.error ?? event.message, 'event'));
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    tell(explainError(event.reason, 'rejection'));
  });
  return () => (count = 0);
}
