import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { nameHash } from '../../node/hashFiles.ts';
import { CACHE } from '../../node/paths.ts';
import { nameBuild } from '../shared/nameBuild.ts';

const FOLDER = join(CACHE, 'bundles');
/** Number of cached bundles; higher than the number of simultaneous builds. */
const KEPT = 8;

/** Returns the cache key of a site's bundles: a hash of all their inputs. */
export function nameBundles(productsDir: string): string {
  // Bundles depend on no other environment variables.
  const { VITE_BASE, VITE_FEEDBACK_URL, NODE_ENV } = process.env;
  const name = nameBuild({ productsDir, env: { VITE_BASE, VITE_FEEDBACK_URL } });
  return nameHash(createHash('sha256').update(JSON.stringify([NODE_ENV, productsDir, name])));
}

/** Returns the cached folder for a name; on a cache miss, calls `make` to fill a new folder. */
export async function cacheBundle(
  name: string,
  make: (dir: string) => Promise<unknown>,
  folder = FOLDER,
): Promise<string> {
  const dir = join(folder, name);
  if (existsSync(dir)) {
    const now = new Date();
    await utimes(dir, now, now);
    return dir;
  }
  await mkdir(folder, { recursive: true });
  const temporaryDir = await mkdtemp(join(folder, 'making-'));
  try {
    await make(temporaryDir);
  } catch (error) {
    await rm(temporaryDir, { recursive: true });
    throw error;
  }
  try {
    await rename(temporaryDir, dir);
  } catch (error) {
    await rm(temporaryDir, { recursive: true });
    // Another process may have built the same bundle meanwhile.
    if (!existsSync(dir)) throw error;
  }
  await removeOld(folder);
  return dir;
}

async function removeOld(folder: string): Promise<void> {
  const dirs = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((dir) => ({ dir, usedAt: statSync(dir, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .toSorted((a, b) => b.usedAt - a.usedAt);
  for (const { dir } of dirs.slice(KEPT)) await rm(dir, { recursive: true, force: true });
}
