import * as React from 'react';

/** Duration of the confirmation, in milliseconds. */
const FEEDBACK_MS = 2000;

/** Returns whether it has just copied, and a handler that copies. Ignores a denied clipboard. */
export function useCopied(copy: () => Promise<void>): [isCopied: boolean, handleCopy: () => void] {
  const [isCopied, setCopied] = React.useState(false);
  React.useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const handleCopy = () => {
    copy().then(
      () => setCopied(true),
      () => {},
    );
  };
  return [isCopied, handleCopy];
}
