import * as React from 'react';
import { HOOK_FEEDBACK_MS } from './clipboard.constants.ts';

export interface CopyState<Args extends unknown[]> {
  /** True for 1200 ms after each copy. */
  isCopied: boolean;
  handleCopy: (...args: Args) => void;
}

/**
 * Copies text, and sets `isCopied` for 1200 ms after each copy (CPY-3).
 * Changes nothing when the clipboard denies access (CPY-5).
 */
export function useCopy<Args extends unknown[]>(
  copy: (...args: Args) => Promise<void>,
): CopyState<Args> {
  const [copies, setCopies] = React.useState(0);
  React.useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), HOOK_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const handleCopy = (...args: Args) => {
    copy(...args).then(
      () => setCopies((count) => count + 1),
      () => {},
    );
  };
  return { isCopied: copies > 0, handleCopy };
}
