import * as React from 'react';
import { keepAnchor, MAIN_ID } from '@vitrine/ui';
import { ARRIVAL } from '../updates/arrival.ts';

export interface NavigationTarget {
  pathname: string;
  hash: string;
  title: string;
}

/** Acts like a new document: sets the title, closes popovers and focuses the main content. */
export function useNavigationEffects({ pathname, hash, title }: NavigationTarget): void {
  const lastPathname = React.useRef(pathname);
  React.useEffect(() => {
    if (lastPathname.current === pathname) return undefined;
    lastPathname.current = pathname;
    document.title = title;
    dispatchEvent(new Event(ARRIVAL));
    for (const layer of document.querySelectorAll<HTMLElement>(':popover-open'))
      layer.hidePopover();
    if (hash) return keepAnchor(document, hash);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, title]);
}
