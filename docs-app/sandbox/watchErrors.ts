import type { CodeProblem } from '@vitrine/ui';
import { StaleError } from './createGuard.ts';
import { explainError } from './explainError.ts';

/** Maximum number of errors that one version reports. */
const MOST_ERRORS = 20;

/**
 * Reports errors of events, timers and promises that no component caught.
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
    // Ignore this browser error, which the demo did not cause: a size changed twice in one frame.
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
