import { stay, type Step } from '../internal/machine.ts';
import {
  APPEAL_RATIO,
  DISPLAY_AFTER_MS,
  BLOCKED_AFTER_POLLS,
  POLL_INTERVAL_MS,
  MAX_POLLS,
} from './ad.constants.ts';
import type { AdStatus } from './ad.types.ts';

/** Input of the ad state machine, constant for the lifetime of a sponsor block. */
export interface AdInput {
  isCrawler: boolean;
  /** Whether an ad network is configured. */
  hasNetwork: boolean;
  /** Random number in [0, 1). Below `APPEAL_RATIO`, the appeal replaces a blocked ad. */
  appealDraw: number;
  /** Share of displayed ads to report. */
  displayRatio: number;
}

export interface AdState {
  status: AdStatus;
  emptyPolls: number;
  /** Whether the block still polls for the ad's placeholder element. */
  isPolling: boolean;
  /** Label of the displayed ad in analytics events; null before the first ad. */
  label: string | null;
  /** Number of ads shown so far. Equals `ad` in a `seen` event of the current ad. */
  shown: number;
}

export type AdFinding = 'nothing' | 'ad' | 'backers';

export type AdEvent =
  | { type: 'started' }
  | { type: 'polled'; found: AdFinding }
  /** An ad was displayed for `DISPLAY_AFTER_MS`. `draw` is a random number in [0, 1). */
  | { type: 'seen'; ad: number; draw: number }
  | { type: 'crashed' }
  | { type: 'stopped' };

export type AdEffect =
  | { type: 'poll'; afterMs: number }
  | { type: 'watch'; ad: number; afterMs: number }
  /** Cancels pending polls and display timers. */
  | { type: 'cancel' }
  | { type: 'report'; action: 'display' | 'crash'; label: string | null };

type AdStep = Step<AdState, AdEffect>;

export const initialAdState: AdState = {
  status: 'detecting',
  emptyPolls: 0,
  isPolling: false,
  label: null,
  shown: 0,
};

/** Computes the next state and effects of the sponsor block (ADS-1..5, ADS-12, ADS-14). */
export function reduceAd(state: AdState, event: AdEvent, input: AdInput): AdStep {
  switch (event.type) {
    case 'started':
      return start(state, input);
    case 'polled':
      return state.isPolling ? poll(state, event.found, input) : stay(state);
    case 'seen':
      return see(state, event, input);
    case 'crashed':
      return crash(state);
    case 'stopped':
      return { state: { ...state, isPolling: false }, effects: [{ type: 'cancel' }] };
  }
}

function start(state: AdState, { isCrawler, hasNetwork }: AdInput): AdStep {
  if (isCrawler) return stay({ ...state, status: 'suppressed' });
  if (!hasNetwork) return show(state, 'in-house', 'in-house');
  return { state: { ...state, isPolling: true }, effects: [{ type: 'poll', afterMs: 0 }] };
}

function poll(state: AdState, finding: AdFinding, input: AdInput): AdStep {
  if (finding === 'ad') return show({ ...state, isPolling: false }, 'external', 'external');
  if (finding === 'backers') return fillIn({ ...state, isPolling: false });
  const emptyPolls = state.emptyPolls + 1;
  const isPolling = emptyPolls < MAX_POLLS;
  const next = { ...state, emptyPolls, isPolling };
  const step = emptyPolls === BLOCKED_AFTER_POLLS + 1 ? showBlocked(next, input) : stay(next);
  if (!isPolling) return step;
  return { ...step, effects: [...step.effects, { type: 'poll', afterMs: POLL_INTERVAL_MS }] };
}

function showBlocked(state: AdState, { appealDraw }: AdInput): AdStep {
  return appealDraw < APPEAL_RATIO
    ? show(state, 'appeal', 'in-house-adblock')
    : show(state, 'in-house', 'in-house');
}

/** Replaces the network's filler with an in-house ad, unless an in-house ad is shown (ADS-3). */
function fillIn(state: AdState): AdStep {
  return state.status === 'in-house' ? stay(state) : show(state, 'in-house', 'in-house-carbon');
}

function show(state: AdState, status: AdStatus, label: string): AdStep {
  const ad = state.shown + 1;
  return {
    state: { ...state, status, label, shown: ad },
    effects: [{ type: 'watch', ad, afterMs: DISPLAY_AFTER_MS }],
  };
}

function see(
  state: AdState,
  { ad, draw }: Extract<AdEvent, { type: 'seen' }>,
  { displayRatio }: AdInput,
): AdStep {
  if (ad !== state.shown || state.status === 'crashed' || draw >= displayRatio) return stay(state);
  return { state, effects: [{ type: 'report', action: 'display', label: state.label }] };
}

function crash(state: AdState): AdStep {
  if (state.status === 'crashed' || state.status === 'suppressed') return stay(state);
  return {
    state: { ...state, status: 'crashed', isPolling: false },
    effects: [{ type: 'cancel' }, { type: 'report', action: 'crash', label: state.label }],
  };
}
