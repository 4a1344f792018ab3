import type { Step } from '@vitrine/ui';

/** State that decides when a tab reloads for another build. */
export interface ReloadState {
  /** Key of the pending reload; a newer key replaces it. */
  readonly pendingReload: string | undefined;
  /** Keys that the tab already reloaded for. */
  readonly reloadedFor: readonly string[];
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** Whether the user typed text that a reload would lose. */
  readonly hasTypedText: boolean;
  /** Whether this document is already reloading. */
  readonly isLeaving: boolean;
}

export type ReloadEvent =
  | { type: 'requested'; key: string }
  | { type: 'tabChanged'; isVisible: boolean; isOnline: boolean; hasTypedText: boolean };

export interface ReloadEffect {
  type: 'reload';
  /** Keys that the tab reloaded for, with the current one last. */
  reloadedFor: readonly string[];
}

/** Maximum length of `reloadedFor`; the oldest keys are dropped. */
const MAX_RELOADED_BUILDS = 20;

/** Creates the initial state of a tab that already reloaded for some keys. */
export function createReloadState(reloadedFor: readonly string[]): ReloadState {
  return {
    pendingReload: undefined,
    reloadedFor: reloadedFor.slice(-MAX_RELOADED_BUILDS),
    isVisible: false,
    isOnline: false,
    hasTypedText: true,
    isLeaving: false,
  };
}

/** Reduces an event. Reloads at most once per key, and only when no typed text is lost (SWK-2). */
export function reduceReload(
  state: ReloadState,
  event: ReloadEvent,
): Step<ReloadState, ReloadEffect> {
  const next = event.type === 'requested' ? addPending(state, event.key) : updateTab(state, event);
  if (!isDue(next)) return { state: next, effects: [] };
  const reloadedFor = [...next.reloadedFor, next.pendingReload ?? ''].slice(-MAX_RELOADED_BUILDS);
  return {
    state: { ...next, pendingReload: undefined, reloadedFor, isLeaving: true },
    effects: [{ type: 'reload', reloadedFor }],
  };
}

function addPending(state: ReloadState, key: string): ReloadState {
  return state.reloadedFor.includes(key) ? state : { ...state, pendingReload: key };
}

function updateTab(
  state: ReloadState,
  { isVisible, isOnline, hasTypedText }: Extract<ReloadEvent, { type: 'tabChanged' }>,
): ReloadState {
  return { ...state, isVisible, isOnline, hasTypedText };
}

function isDue({
  pendingReload,
  isVisible,
  isOnline,
  hasTypedText,
  isLeaving,
}: ReloadState): boolean {
  return pendingReload !== undefined && isVisible && isOnline && !hasTypedText && !isLeaving;
}
