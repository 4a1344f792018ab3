import { frameStates } from './frameStates.ts';
import { textStates } from './textStates.ts';
import type { States } from './states.types.ts';

/**
 * States of every component. The compiler reports a state without a story of that name (WKB-1).
 * Stories in another mode, language or width are not states, because the sheet shows all of them.
 */
export const states: States = { ...textStates, ...frameStates };
