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

/** Acts like a new document: scrolls, sets the title, closes popovers, focuses the main content. */
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
    if (findAnchor(document, hash)) return;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [pathname, hash, title]);
}
