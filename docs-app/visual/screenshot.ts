import { createHash } from 'node:crypto';
import { PNG } from 'pngjs';

/** A decoded picture: four bytes for each pixel. */
export interface Screenshot {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Decodes a PNG. */
export function decode(png: Buffer): Screenshot {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, data };
}

/** Encodes a picture as PNG. */
export function encode({ width, height, data }: Screenshot): Buffer {
  const png = new PNG({ width, height });
  png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return PNG.sync.write(png, { deflateLevel: 6 });
}

/** Names a picture by its pixels; how they are packed does not count. */
export function hashScreenshot({ width, height, data }: Screenshot): string {
  return createHash('sha256').update(`${width}x${height}\n`).update(data).digest('hex');
}
