import * as React from 'react';
import { HOOK_FEEDBACK_MS } from './code.constants.ts';

export interface CopyState {
  /** True for a while after a text was copied. */
  isCopied: boolean;
  handleCopy: (text: string) => void;
}

/** Copies texts, and tells for 1200 ms that one was copied; a refused clipboard changes nothing (CPY-3, CPY-5). */
export function useCopy(copy: (text: string) => Promise<void>): CopyState {
  const [copies, setCopies] = React.useState(0);
  React.useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), HOOK_FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const handleCopy = (text: string) => {
    copy(text).then(
      () => setCopies((count) => count + 1),
      () => {},
    );
  };
  return { isCopied: copies > 0, handleCopy };
}
