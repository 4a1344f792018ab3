import type { LineMark } from './codeLines.ts';

/** How much of its colour a marked line's ground has, in percent; the code on it keeps a contrast of 4.5 : 1. */
export const LINE_TONE_PERCENT = 9;

/** Colour of each mark, by its place in the palette. */
export const LINE_TONES = {
  highlight: ['info', 'main'],
  add: ['code', 'inserted'],
  remove: ['code', 'deleted'],
} as const satisfies Record<LineMark, readonly [group: string, name: string]>;
