import * as React from 'react';
import { flushSync } from 'react-dom';

/**
 * Defers a query, so that typing stays fast. `settle` renders its results at once, because older
 * results would unmount with the focus.
 */
export function useShownQuery(query: string): { shown: string; settle: () => void } {
  const [settled, setSettled] = React.useState(query);
  const deferred = React.useDeferredValue(query);
  return {
    shown: settled === query ? query : deferred,
    settle: () => flushSync(() => setSettled(query)),
  };
}
