import { frameStates } from './frameStates.ts';
import { textStates } from './textStates.ts';
import type { States } from './states.types.ts';

/**
 * The states of every piece: each is a story of that name, or the compiler says which is missing (WKB-1).
 * What only shows a state in another mode, language or width is not a state: the sheet shows them all.
 */
export const states: States = { ...textStates, ...frameStates };
