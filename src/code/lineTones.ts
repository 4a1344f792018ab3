import type { LineMark } from './codeLines.ts';

/** Percentage of the mark's color in the background of a line. Keeps a contrast of 7:1. */
export const LINE_TONE_PERCENT = 9;

interface MarkPalette {
  info: { main: string };
  code: { inserted: string; deleted: string };
}

/** Returns the color of each mark. */
export function lineTones({ info, code }: MarkPalette): Record<LineMark, string> {
  return { highlight: info.main, add: code.inserted, remove: code.deleted };
}
