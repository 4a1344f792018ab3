/** State of the reload of a tab. */
export interface ReloadState {
  /** Key of the waiting reload; a newer key replaces it. */
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
  | { type: 'renewed'; key: string }
  | { type: 'seen'; isVisible: boolean; isOnline: boolean; hasTypedText: boolean };

interface ReloadEffect {
  type: 'reload';
  /** Keys that the tab reloaded for, with the current one last. */
  spent: readonly string[];
}

export interface ReloadStep {
  state: ReloadState;
  effects: readonly ReloadEffect[];
}

/** Most keys that a tab remembers. */
const MAX_RELOADED_BUILDS = 20;

/** Creates the state of a tab that already reloaded for some keys. */
export function createReloadState(spent: readonly string[]): ReloadState {
  return {
    pendingReload: undefined,
    reloadedFor: spent.slice(-MAX_RELOADED_BUILDS),
    isVisible: false,
    isOnline: false,
    hasTypedText: true,
    isLeaving: false,
  };
}

/** Reduces an event: the tab reloads at most once per key, when nothing is lost (SWK-2). */
export function reduceReload(state: ReloadState, event: ReloadEvent): ReloadStep {
  const next = event.type === 'renewed' ? addPending(state, event.key) : updateTab(state, event);
  if (!isDue(next)) return { state: next, effects: [] };
  const spent = [...next.reloadedFor, next.pendingReload ?? ''].slice(-MAX_RELOADED_BUILDS);
  return {
    state: { ...next, pendingReload: undefined, reloadedFor: spent, isLeaving: true },
    effects: [{ type: 'reload', spent }],
  };
}

function addPending(state: ReloadState, key: string): ReloadState {
  return state.reloadedFor.includes(key) ? state : { ...state, pendingReload: key };
}

function updateTab(
  state: ReloadState,
  { isVisible, isOnline, hasTypedText }: Extract<ReloadEvent, { type: 'seen' }>,
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
