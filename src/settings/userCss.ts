import { READER_PREFIX } from './userVariables.ts';

/** Returns a CSS `var()` of a user setting, with a fallback value. */
export function userVar(name: string, fallback: string): string {
  return `var(${READER_PREFIX}${name}, ${fallback})`;
}

/** Returns the CSS font family that the user chose, with a fallback font stack. */
export function userFont(fallback: string): string {
  return userVar('font', fallback);
}

/** Returns a CSS corner radius: pixels, multiplied by the radius factor that the user chose. */
export function userRadius(pixels: number): string {
  return `calc(${pixels}px * var(${READER_PREFIX}radius, 1))`;
}
