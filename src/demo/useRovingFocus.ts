import * as React from 'react';
import { findKeyTarget } from '../internal/findKeyTarget.ts';

const ITEMS = 'button:not(:disabled), a[href]';

interface RovingFocus {
  ref: React.RefObject<HTMLDivElement | null>;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onFocus: (event: React.FocusEvent) => void;
}

/**
 * Makes a toolbar one tab stop. Arrow keys, Home and End move the focus inside.
 * The arrow keys are mirrored in right-to-left text.
 */
export function useRovingFocus(): RovingFocus {
  const ref = React.useRef<HTMLDivElement>(null);
  const current = React.useRef<Element>(undefined);
  const keepOneStop = () => {
    const items = listItems(ref.current);
    const stop = items.find((item) => item === current.current) ?? items[0];
    for (const item of items) {
      const tabIndex = item === stop ? 0 : -1;
      if (item.tabIndex !== tabIndex) item.tabIndex = tabIndex;
    }
  };
  React.useLayoutEffect(keepOneStop);
  return {
    ref,
    onFocus({ target }) {
      current.current = target;
      keepOneStop();
    },
    onKeyDown(event) {
      const { currentTarget: row, target } = event;
      const items = listItems(ref.current);
      const next = findKeyTarget(event, { row, items, current: target as HTMLElement });
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
  };
}

function listItems(toolbar: Element | null): HTMLElement[] {
  return [...(toolbar?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}
