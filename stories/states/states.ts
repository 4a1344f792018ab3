import { frameStates } from './frameStates.ts';
import { textStates } from './textStates.ts';
import type { States } from './states.types.ts';

/**
 * States of every component. A state without a story of that name is a compile error (WKB-1).
 * Stories that only change the mode, language or width are not states, because the sheet covers
 * them.
 */
export const states: States = { ...textStates, ...frameStates };
