import * as React from 'react';

/**
 * Calls `onCommit` on the native `change` event, at the end of a drag.
 * React's `onChange` fires for every step of the drag.
 */
export function useCommit(onCommit: () => void): React.RefObject<HTMLInputElement | null> {
  const ref = React.useRef<HTMLInputElement>(null);
  const latest = React.useRef(onCommit);
  React.useEffect(() => {
    latest.current = onCommit;
  });
  React.useEffect(() => {
    const input = ref.current;
    const handleChange = () => latest.current();
    input?.addEventListener('change', handleChange);
    return () => input?.removeEventListener('change', handleChange);
  }, []);
  return ref;
}
