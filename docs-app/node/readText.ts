import { readFileSync } from 'node:fs';

/** Reads a text file that any editor wrote: without a byte order mark, with `\n` line ends. */
export function readText(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');
}
