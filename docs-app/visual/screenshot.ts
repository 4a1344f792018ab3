import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A decoded screenshot with four bytes per pixel. */
export interface Screenshot {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decodes a PNG file into pixels. */
export function decode(png: Buffer): Screenshot {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** Encodes a screenshot as PNG. */
export function encode({ width, height, data }: Screenshot): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { deflateLevel: 6 });
}

/** Hashes the size and the pixels of a screenshot, independent of its PNG encoding. */
export function hashScreenshot({ width, height, data }: Screenshot): string {
  return createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex');
}
