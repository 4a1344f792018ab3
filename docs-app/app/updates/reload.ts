/** What a tab knows about its own renewal. */
export interface RenewalState {
  /** What the tab is to be loaded again for; the newest counts. */
  readonly wanted: string | undefined;
  /** What the tab was loaded again for already. */
  readonly spent: readonly string[];
  readonly isVisible: boolean;
  readonly isOnline: boolean;
  /** Whether the reader typed something that would be lost. */
  readonly hasTypedText: boolean;
  /** Whether this document is on its way out. */
  readonly isLeaving: boolean;
}

export type RenewalEvent =
  | { type: 'renewed'; key: string }
  | { type: 'seen'; isVisible: boolean; isOnline: boolean; hasTypedText: boolean };

export interface RenewalEffect {
  type: 'reload';
  /** What the tab is loaded again for, with all that came before. */
  spent: readonly string[];
}

export interface RenewalStep {
  state: RenewalState;
  effects: readonly RenewalEffect[];
}

/** How many reasons are remembered. */
export const MOST_SPENT = 20;

/** Begins in a tab that was loaded again for some reasons already. */
export function beginRenewal(spent: readonly string[]): RenewalState {
  return {
    wanted: undefined,
    spent: spent.slice(-MOST_SPENT),
    isVisible: false,
    isOnline: false,
    hasTypedText: true,
    isLeaving: false,
  };
}

/** Says what a tab does about an event: it is loaded again at most once for each reason, when nothing is lost (SWK-2). */
export function stepRenewal(state: RenewalState, event: RenewalEvent): RenewalStep {
  const next = event.type === 'renewed' ? want(state, event.key) : look(state, event);
  if (!isDue(next)) return { state: next, effects: [] };
  const spent = [...next.spent, next.wanted ?? ''].slice(-MOST_SPENT);
  return {
    state: { ...next, wanted: undefined, spent, isLeaving: true },
    effects: [{ type: 'reload', spent }],
  };
}

function want(state: RenewalState, key: string): RenewalState {
  return state.spent.includes(key) ? state : { ...state, wanted: key };
}

function look(
  state: RenewalState,
  { isVisible, isOnline, hasTypedText }: Extract<RenewalEvent, { type: 'seen' }>,
): RenewalState {
  return { ...state, isVisible, isOnline, hasTypedText };
}

function isDue({ wanted, isVisible, isOnline, hasTypedText, isLeaving }: RenewalState): boolean {
  return wanted !== undefined && isVisible && isOnline && !hasTypedText && !isLeaving;
}
