import type { DataRouter } from 'react-router';
import { findAnchor, keepPlace } from '@vitrine/ui';
import { tabStorage } from '../adapters/browserStorage.ts';
import { addPosition, parsePositions, writePositions } from './scrollPositions.ts';

const KEY = 'vitrine-scroll';

let positions = parsePositions(tabStorage.read(KEY));
/** Key of the current history entry. */
let entryKey = '';
/** Key of the entry whose scroll position is applied; differs from `entryKey` during a load. */
let settledKey = '';
/** Pathname of the rendered page. */
let shownPathname = '';

/** Returns the key that the router stored in the current history entry; undefined without a key. */
function readKey(): string | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? state.key : undefined;
}

/** Adds a key to a history entry that the browser created for a heading link; returns the key. */
function stampEntry(): string {
  const key = Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/** Stores the scroll position of the entry that is being left, unless its page was never shown. */
function rememberPosition(): void {
  if (settledKey !== entryKey) return;
  positions = addPosition(positions, entryKey, { left: scrollX, top: scrollY });
}

/**
 * Stores the scroll position of each history entry, also across reloads. Must run before the router
 * starts, because the router reads the keys that this function adds.
 */
export function startScrollMemory(): void {
  entryKey = readKey() ?? stampEntry();
  settledKey = entryKey;
  shownPathname = location.pathname;
  // Scroll here, because the browser does not restore entries with manual scroll restoration.
  const isUnrestored = history.scrollRestoration === 'manual' && scrollY === 0;
  if (isUnrestored && positions.has(entryKey)) scrollToEntry();
  history.scrollRestoration = 'manual';
  addEventListener('popstate', handlePop);
  addEventListener('pagehide', () => {
    rememberPosition();
    tabStorage.write(KEY, writePositions(positions));
    // The browser restores the position after a reload, long before the page is hydrated.
    history.scrollRestoration = 'auto';
  });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
}

/** Updates the current key when the router creates or opens a history entry. */
export function followRouter(router: Pick<DataRouter, 'subscribe'>): void {
  router.subscribe(() => {
    const key = readKey();
    if (key === undefined || key === entryKey) return;
    // The previous page is still rendered, so its scroll position is current.
    rememberPosition();
    entryKey = key;
  });
}

function handlePop(): void {
  rememberPosition();
  const key = readKey();
  entryKey = key ?? stampEntry();
  // The browser scrolls to the heading of a new entry, and restores entries from before hydration.
  if (key === undefined) settledKey = entryKey;
  else if (location.pathname === shownPathname) scrollToEntry();
}

/**
 * Scrolls to the stored position of the entry, else to the anchor of its hash, else to the top.
 * Returns a function that repeats the scroll; undefined for the top, which never moves.
 */
function scrollToEntry(): (() => void) | undefined {
  settledKey = entryKey;
  const position = positions.get(entryKey);
  const anchor = position ? null : findAnchor(document, location.hash);
  const scroll = () =>
    anchor
      ? anchor.scrollIntoView({ behavior: 'instant' })
      : scrollTo({ left: 0, top: 0, ...position, behavior: 'instant' });
  scroll();
  return position || anchor ? scroll : undefined;
}

/**
 * Scrolls to the position of a history entry once its page is rendered, and repeats the scroll
 * while the page grows. Returns the cleanup, if any.
 */
export function settleScroll(key: string): (() => void) | undefined {
  if (key !== entryKey) return undefined;
  shownPathname = location.pathname;
  const scroll = settledKey === entryKey ? undefined : scrollToEntry();
  if (!scroll) return undefined;
  // Disable scroll anchoring, because demos that mount above would shift the restored position.
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  return keepPlace(document, scroll, () => (style.overflowAnchor = ''));
}
