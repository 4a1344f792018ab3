import { breakpoints } from '../theme/tokens.ts';
import { CONTENTS_ID, NAV_ID } from './page.constants.ts';

/** Minimum viewport width at which each popover becomes a column, in pixels. */
const COLUMNS = { [NAV_ID]: breakpoints.lg, [CONTENTS_ID]: breakpoints.md };

/**
 * Hides the popovers of the navigation and the contents when the window becomes wide enough for
 * their columns, because an open popover stays out of the layout. Returns a cleanup function.
 */
export function hidePopoversOnResize(document: Document): () => void {
  const ended = new AbortController();
  for (const [id, width] of Object.entries(COLUMNS)) {
    matchMedia(`(min-width: ${width}px)`).addEventListener(
      'change',
      ({ matches }) => matches && document.getElementById(id)?.hidePopover(),
      ended,
    );
  }
  return () => ended.abort();
}
