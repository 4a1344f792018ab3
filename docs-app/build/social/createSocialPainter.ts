import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { CACHE } from '../../node/paths.ts';
import { replaceFile } from '../../node/replaceFile.ts';
import type { SocialPicture } from './drawSocialPicture.ts';
import { FONT_FILE } from './fontFile.ts';

const CACHE_DIR = join(CACHE, 'social');

/** Renders social pictures as PNG in a worker thread and caches them by content. */
export interface SocialPainter {
  paint: (picture: SocialPicture) => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Hashes the font and the code of this folder, which determine the picture, for the cache key. */
function hashPainter(): string {
  const hash = createHash('sha256').update(readFileSync(FONT_FILE));
  for (const file of readdirSync(import.meta.dirname).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

/** Reads a cached PNG; undefined when it is missing. `replaceFile` never leaves a part of one. */
function readPicture(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Creates the painter; its worker thread starts when the first picture is not cached. */
export function createSocialPainter(): SocialPainter {
  const painterHash = hashPainter();
  const waiting = new Map<
    number,
    { resolve: (png: Buffer) => void; reject: (error: Error) => void }
  >();
  let worker: Worker | undefined;
  let count = 0;

  function start(): Worker {
    const thread = new Worker(new URL('worker.ts', import.meta.url));
    thread.on('message', ({ id, png }: { id: number; png: Uint8Array }) => {
      waiting.get(id)?.resolve(Buffer.from(png));
      waiting.delete(id);
    });
    thread.on('error', (error: Error) => {
      for (const { reject } of waiting.values()) reject(error);
    });
    return thread;
  }

  return {
    async paint(picture) {
      const key = createHash('sha256')
        .update(painterHash + JSON.stringify(picture))
        .digest('hex');
      const file = join(CACHE_DIR, `${key.slice(0, 32)}.png`);
      const cached = readPicture(file);
      if (cached) return cached;
      worker ??= start();
      const id = (count += 1);
      const png = await new Promise<Buffer>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker?.postMessage({ id, picture });
      });
      replaceFile(file, png);
      return png;
    },
    async close() {
      await worker?.terminate();
    },
  };
}
