/** What a tab knows about its own renewal. */
export interface ReloadState {
  /** What the tab is to be loaded again for; the newest counts. */
  readonly pendingReload: string | undefined;
  /** What the tab was loaded again for already. */
  readonly reloadedFor: readonly string[];
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** Whether the reader typed something that would be lost. */
  readonly hasTypedText: boolean;
  /** Whether this document is on its way out. */
  readonly isLeaving: boolean;
}

export type ReloadEvent =
  | { type: 'renewed'; key: string }
  | { type: 'seen'; isVisible: boolean; isOnline: boolean; hasTypedText: boolean };

export interface ReloadEffect {
  type: 'reload';
  /** What the tab is loaded again for, with all that came before. */
  spent: readonly string[];
}

export interface ReloadStep {
  state: ReloadState;
  effects: readonly ReloadEffect[];
}

/** How many reasons are remembered. */
export const MAX_RELOADED_BUILDS = 20;

/** Begins in a tab that was loaded again for some reasons already. */
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

/** Says what a tab does about an event: it is loaded again at most once for each reason, when nothing is lost (SWK-2). */
export function reduceReload(state: ReloadState, event: ReloadEvent): ReloadStep {
  const next = event.type === 'renewed' ? want(state, event.key) : look(state, event);
  if (!isDue(next)) return { state: next, effects: [] };
  const spent = [...next.reloadedFor, next.pendingReload ?? ''].slice(-MAX_RELOADED_BUILDS);
  return {
    state: { ...next, pendingReload: undefined, reloadedFor: spent, isLeaving: true },
    effects: [{ type: 'reload', spent }],
  };
}

function want(state: ReloadState, key: string): ReloadState {
  return state.reloadedFor.includes(key) ? state : { ...state, pendingReload: key };
}

function look(
  state: ReloadState,
  { isVisible, isOnline, hasTypedText }: Extract<ReloadEvent, { type: 'seen' }>,
): ReloadState {
  return { ...state, isVisible, isOnline, hasTypedText };
}

function isDue({
  pendingReload: wanted,
  isVisible,
  isOnline,
  hasTypedText,
  isLeaving,
}: ReloadState): boolean {
  return wanted !== undefined && isVisible && isOnline && !hasTypedText && !isLeaving;
}
