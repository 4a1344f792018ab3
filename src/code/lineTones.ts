import type { LineMark } from './codeLines.ts';

/** Percentage of the mark's color in the background of a line. Keeps a contrast of 7:1. */
export const LINE_TONE_PERCENT = 9;

/** Color of each mark, as its path in the palette. */
export const LINE_TONES = {
  highlight: ['info', 'main'],
  add: ['code', 'inserted'],
  remove: ['code', 'deleted'],
} as const satisfies Record<LineMark, readonly [group: string, name: string]>;
