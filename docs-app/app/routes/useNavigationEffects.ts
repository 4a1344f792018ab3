import * as React from 'react';
import { findAnchor, MAIN_ID } from '@vitrine/ui';
import { ARRIVAL } from '../updates/arrival.ts';
import { settleScroll } from './scrollMemory.ts';

export interface NavigationTarget {
  pathname: string;
  hash: string;
  title: string;
  /** Key of the history entry. */
  entryKey: string;
}

/** Acts like a new document: scrolls, sets the title, closes popovers, moves the focus. */
export function useNavigationEffects({ pathname, hash, title, entryKey }: NavigationTarget): void {
  const lastPathname = React.useRef(pathname);
  React.useLayoutEffect(() => settleScroll(entryKey), [entryKey]);
  React.useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    document.title = title;
    dispatchEvent(new Event(ARRIVAL));
    for (const layer of document.querySelectorAll<HTMLElement>(':popover-open'))
      layer.hidePopover();
    const anchor = findAnchor(document, hash);
    if (anchor && focusAnchor(anchor)) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, title]);
}

/**
 * Focuses the target of a URL hash without an outline, so that Tab continues from there.
 * Returns whether the target has focus; a hidden target cannot have it.
 */
function focusAnchor(anchor: HTMLElement): boolean {
  anchor.focus({ preventScroll: true });
  if (document.activeElement === anchor) return true;
  const { style } = anchor;
  const { outline } = style;
  const restore = () => {
    anchor.removeAttribute('tabindex');
    style.outline = outline;
  };
  anchor.tabIndex = -1;
  // After a key press, browsers match `:focus-visible` although the target is no control.
  style.outline = 'none';
  anchor.addEventListener('blur', restore, { once: true });
  anchor.focus({ preventScroll: true });
  if (document.activeElement === anchor) return true;
  anchor.removeEventListener('blur', restore);
  restore();
  return false;
}
