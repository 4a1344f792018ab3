import * as React from 'react';
import { keepAnchor, MAIN_ID } from '@vitrine/ui';
import { ARRIVAL } from '../updates/arrival.ts';

export interface NavigationTarget {
  pathname: string;
  hash: string;
  title: string;
}

/** Does what a new document would do: sets the title, closes what lies over the page, moves the focus to the text. */
export function useNavigationEffects({ pathname, hash, title }: NavigationTarget): void {
  const shown = React.useRef(pathname);
  React.useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    document.title = title;
    dispatchEvent(new Event(ARRIVAL));
    for (const layer of document.querySelectorAll<HTMLElement>(':popover-open'))
      layer.hidePopover();
    if (hash) return keepAnchor(document, hash);
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    return undefined;
  }, [pathname, hash, title]);
}
