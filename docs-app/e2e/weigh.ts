import { brotliCompressSync } from 'node:zlib';

/** Returns the size of a text in bytes after Brotli compression. */
export function weigh(text: string): number {
  return brotliCompressSync(text).byteLength;
}
