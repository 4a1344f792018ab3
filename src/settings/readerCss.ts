import { READER_PREFIX } from './readerVariables.ts';

/** Writes a value that the reader's choice replaces; where nothing is chosen, one's own holds. */
export function orReader(name: string, own: string): string {
  return `var(${READER_PREFIX}${name}, ${own})`;
}

/** Writes the typeface that the reader chose, or else a stack of one's own. */
export function readerFont(own: string): string {
  return orReader('font', own);
}

/** Writes a corner's radius that follows the reader, from pixels. */
export function readerRadius(pixels: number): string {
  return `calc(${pixels}px * var(${READER_PREFIX}radius, 1))`;
}
