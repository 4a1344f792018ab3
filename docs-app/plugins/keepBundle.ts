import { createHash } from 'node:crypto';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { nameHash } from './hashFiles.ts';
import { CACHE, PRODUCTS } from './paths.ts';
import { nameBuild } from './worker/nameBuild.ts';

const FOLDER = join(CACHE, 'bundles');
/** More than the builds that run at the same time. */
const KEPT = 8;

/** Names the bundles of a site by everything that they are made from. */
export function nameBundles(productsDir: string): string {
  // No other variable is part of a script; the page renderer has the demos of our own products.
  const { VITE_FEEDBACK_URL, NODE_ENV } = process.env;
  const builds = [productsDir, PRODUCTS].map((dir) =>
    nameBuild({ productsDir: dir, env: { VITE_FEEDBACK_URL } }),
  );
  return nameHash(createHash('sha256').update(JSON.stringify([NODE_ENV, productsDir, builds])));
}

/** Returns a folder with the files that `make` writes; makes it only once for each name. */
export async function keepBundle(
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
  const aside = await mkdtemp(join(folder, 'making-'));
  try {
    await make(aside);
  } catch (error) {
    await rm(aside, { recursive: true });
    throw error;
  }
  // Another build may have made the same folder meanwhile.
  await rename(aside, dir).catch(() => rm(aside, { recursive: true }));
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
