import type { Hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globFiles } from './posixPaths.ts';

/** Adds the names and contents of files to a hash; skips tests and folders named in `skipped`. */
export function hashFiles(
  hash: Hash,
  folder: string,
  patterns: readonly string[],
  skipped: readonly string[] = ['node_modules'],
): void {
  const files = globFiles(patterns, folder, skipped);
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name))) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
}

/** Returns the first 10 characters of the hash in base64url, as a short name. */
export function nameHash(hash: Hash): string {
  return hash.digest('base64url').slice(0, 10);
}
