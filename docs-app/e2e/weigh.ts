import { brotliCompressSync } from 'node:zlib';

/** Returns the size of a text after compression with brotli, in bytes. */
export function weigh(text: string): number {
  return brotliCompressSync(text).byteLength;
}
