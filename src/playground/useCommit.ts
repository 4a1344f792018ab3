import * as React from 'react';

/** Calls back when a drag of an input ends; React's own change event is each step of it. */
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
