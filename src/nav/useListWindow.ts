import * as React from 'react';
import { LIST_WINDOW } from './nav.constants.ts';

/** Returns the range of a list to render. It starts around an entry and grows with each frame. */
export function useListWindow(length: number, around: number): { start: number; end: number } {
  const [size, setSize] = React.useState(LIST_WINDOW);
  const start = Math.max(0, Math.min(around - Math.floor(size / 2), length - size));
  const end = Math.min(length, start + size);
  const isWhole = end - start >= length;
  React.useEffect(() => {
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(() =>
      React.startTransition(() => setSize((drawn) => drawn + LIST_WINDOW)),
    );
    return () => cancelAnimationFrame(frame);
  }, [isWhole, size]);
  return { start, end };
}
