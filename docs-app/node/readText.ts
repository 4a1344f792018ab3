import { readFileSync } from 'node:fs';

/** Reads a text file; removes a byte order mark, and converts `\r\n` to `\n`. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}
