import * as React from 'react';

/** How long a button says that it has copied, in milliseconds. */
const FEEDBACK_MS = 2000;

/** Copies, and tells for a while that it has been done; a refused clipboard changes nothing. */
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
