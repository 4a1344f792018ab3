import { NAV_SCROLL_KEY, NAV_STATE_KEY } from './nav.constants.ts';
import { parseOpenGroups, rememberGroup } from './navState.ts';

/** Session storage of the tab. When it is denied or full, the state is not remembered. */
export interface NavStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

export interface NavState {
  /** Opens the groups in `root` that are stored as open. */
  restore: (root: ParentNode) => void;
  /** Restores the scroll position, then scrolls the current entry into view. */
  restoreScroll: () => void;
}

const CURRENT = 'nav [aria-current="page"]';

/**
 * Stores the open groups and the scroll position of the navigation.
 * On small screens, scrolls the navigation popover to the current entry when it opens.
 * Returns functions that restore the stored state, also before first paint.
 */
export function installNavState(document: Document, storage: NavStorage): NavState {
  const restore = (root: ParentNode) => {
    const groups = parseOpenGroups(storage.read(NAV_STATE_KEY));
    for (const details of root.querySelectorAll<HTMLDetailsElement>('[data-nav-group]')) {
      if (groups.has(details.dataset.navGroup ?? '')) details.open = true;
    }
  };
  const handleToggle = ({ target }: Event) => {
    // Without `data-nav-group`, the target may be the popover that contains the navigation.
    const layer = target as HTMLDetailsElement;
    const { navGroup } = layer.dataset;
    if (navGroup === undefined) showEntry(layer.querySelector<HTMLElement>(CURRENT));
    else
      storage.write(
        NAV_STATE_KEY,
        rememberGroup(storage.read(NAV_STATE_KEY), navGroup, layer.open),
      );
  };
  document.addEventListener('toggle', handleToggle, true);
  addEventListener('pagehide', () => {
    const nav = document.querySelector(CURRENT)?.closest('nav');
    if (nav) storage.write(NAV_SCROLL_KEY, String(nav.scrollTop));
  });
  return { restore, restoreScroll: () => restoreScroll(document, storage) };
}

function restoreScroll(document: Document, storage: NavStorage): void {
  const current = document.querySelector<HTMLElement>(CURRENT);
  const nav = current?.closest('nav');
  if (!nav) return;
  // Browsers convert `NaN`, from an invalid stored value, to 0.
  nav.scrollTop = Number(storage.read(NAV_SCROLL_KEY));
  showEntry(current);
}

/** Scrolls an entry into the navigation's view without scrolling the page. */
export function showEntry(entry: HTMLElement | null | undefined): void {
  const nav = entry?.closest('nav');
  if (!nav) return;
  const frame = nav.getBoundingClientRect();
  const { top, bottom } = entry!.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    nav.scrollTop += top - frame.top - nav.clientHeight / 2;
  }
}
