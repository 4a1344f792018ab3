import * as React from 'react';

const ITEMS = 'button:not(:disabled), a[href]';

interface RovingFocus {
  ref: React.RefObject<HTMLDivElement | null>;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onFocus: (event: React.FocusEvent) => void;
}

/** Makes a toolbar one stop of the Tab key; arrows, as they point in its direction, Home and End move inside. */
export function useRovingFocus(): RovingFocus {
  const ref = React.useRef<HTMLDivElement>(null);
  const current = React.useRef<Element>(undefined);
  const keepOneStop = () => {
    const items = listItems(ref.current);
    const stop = items.find((item) => item === current.current) ?? items[0];
    for (const item of items) item.tabIndex = item === stop ? 0 : -1;
  };
  React.useLayoutEffect(keepOneStop);
  return {
    ref,
    onFocus({ target }) {
      current.current = target;
      keepOneStop();
    },
    onKeyDown(event) {
      const items = listItems(ref.current);
      const index = items.indexOf(event.target as HTMLElement);
      const next = index < 0 ? undefined : items[findNext(event, index, items.length)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function listItems(toolbar: Element | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}

/** Finds the place that a key leads to, or none; at the ends it goes round. */
function findNext({ key, currentTarget }: React.KeyboardEvent, index: number, count: number) {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const backward = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (index + 1) % count;
  if (key === backward) return (index + count - 1) % count;
  return -1;
}
