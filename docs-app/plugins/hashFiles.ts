import type { Hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Adds the names and the contents of files to a hash; tests and what is installed are left out. */
export function hashFiles(hash: Hash, folder: string, patterns: readonly string[]): void {
  for (const file of listFiles(folder, patterns)) {
    hash.update(file).update(readFileSync(join(folder, file)));
  }
}

/** Writes a hash as a short name. */
export function nameHash(hash: Hash): string {
  return hash.digest('base64url').slice(0, 10);
}

function listFiles(cwd: string, patterns: readonly string[]): string[] {
  const entries = globSync([...patterns], {
    cwd,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || /\.test\.tsx?$/.test(entry.name),
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(cwd.length + 1))
    .sort();
}
