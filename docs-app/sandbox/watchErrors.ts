import type { CodeProblem } from '@vitrine/ui';
import { StaleError } from './createGuard.ts';
import { explainError } from './explainError.ts';

/** Most errors that one version may report. */
const MOST_ERRORS = 20;

/**
 * Reports errors that no component caught: those of events, timers and promises.
 * The returned function resets the count of errors.
 */
export function watchErrors(report: (problem: CodeProblem) => void): () => void {
  let count = 0;
  const reportLimited = (problem: CodeProblem) => {
    count += 1;
    if (count <= MOST_ERRORS) report(problem);
  };
  addEventListener('error', (event) => {
    event.preventDefault();
    // Browsers report this when a size changes twice in one frame; it is no fault of the demo.
    if (event.message.startsWith('ResizeObserver loop')) return;
    if (event.error instanceof StaleError) return;
    reportLimited(explainError(event.error ?? event.message, 'event'));
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    if (event.reason instanceof StaleError) return;
    reportLimited(explainError(event.reason, 'rejection'));
  });
  return () => (count = 0);
}
