import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode, hashScreenshot, type Screenshot } from './screenshot.ts';
import type { Side } from './results.ts';

/** Stores each screenshot of a run once, by the hash of its pixels. */
export interface ScreenshotStore {
  /** Stores a PNG of the browser; returns the hash of its pixels and its size. */
  keep: (png: Buffer) => Side;
  /** Stores a generated image; returns its hash. */
  draw: (picture: Screenshot) => string;
  read: (hash: string) => Screenshot;
  /** Copies screenshots into a folder. */
  copyTo: (folder: string, hashes: Iterable<string>) => void;
}

/** Creates a screenshot store in a folder. Creates the folder if necessary. */
export function createScreenshotStore(folder: string): ScreenshotStore {
  mkdirSync(folder, { recursive: true });
  const sidesByFile = new Map<string, Side>();
  const fileOf = (hash: string) => join(folder, `${hash}.png`);
  return {
    keep: (png) => {
      const packed = createHash('sha256').update(png).digest('hex');
      const stored = sidesByFile.get(packed);
      if (stored) return stored;
      const picture = decode(png);
      const side = { hash: hashScreenshot(picture), width: picture.width, height: picture.height };
      sidesByFile.set(packed, side);
      writeFileSync(fileOf(side.hash), png);
      return side;
    },
    draw: (picture) => {
      const hash = hashScreenshot(picture);
      writeFileSync(fileOf(hash), encode(picture));
      return hash;
    },
    read: (hash) => decode(readFileSync(fileOf(hash))),
    copyTo: (target, hashes) => {
      mkdirSync(target, { recursive: true });
      for (const hash of new Set(hashes)) copyFileSync(fileOf(hash), join(target, `${hash}.png`));
    },
  };
}
