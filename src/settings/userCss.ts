import { READER_PREFIX } from './userVariables.ts';

/** Returns a `var()` with the reader's choice and a fallback. */
export function userVar(name: string, fallback: string): string {
  return `var(${READER_PREFIX}${name}, ${fallback})`;
}

/** Returns the reader's typeface in CSS, with a fallback stack. */
export function userFont(fallback: string): string {
  return userVar('font', fallback);
}

/** Returns a corner radius in CSS: pixels, scaled by the reader's choice. */
export function userRadius(pixels: number): string {
  return `calc(${pixels}px * var(${READER_PREFIX}radius, 1))`;
}
