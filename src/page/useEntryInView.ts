import * as React from 'react';
import { distanceToShow } from './distanceToShow.ts';

/** Space between the active entry and the edges of the box, in pixels. */
const SPACE = 48;

/** Scrolls the column or popover around a list so that its active entry is visible. */
export function useEntryInView(
  ref: React.RefObject<HTMLElement | null>,
  active: string | undefined,
): void {
  React.useEffect(() => {
    const box = ref.current?.closest('[data-shell="aside"]');
    const entry = box?.querySelector('[aria-current="location"]');
    if (!box || !entry) return undefined;
    const show = () => {
      box.scrollTop += distanceToShow(
        entry.getBoundingClientRect(),
        box.getBoundingClientRect(),
        SPACE,
      );
    };
    show();
    // A closed popover cannot scroll, so scroll when it opens.
    box.addEventListener('toggle', show);
    return () => box.removeEventListener('toggle', show);
  }, [ref, active]);
}
