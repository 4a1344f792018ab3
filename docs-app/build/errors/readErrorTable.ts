import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listOwnErrors, type ErrorEntry } from '@vitrine/ui/core';
import { CACHE } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { listLibraries, nameRelease, readLibraryErrors } from './readLibraryErrors.ts';

/** Reads the error codes that the site explains: codes of pinned libraries, then its own codes. */
export function readErrorTable(productsDir: string): ErrorEntry[] {
  const dirs = globFiles('*/package.json', productsDir).map((file) =>
    join(productsDir, dirname(file)),
  );
  const libraries = listLibraries(dirs);
  const key = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'readLibraryErrors.ts')))
    .update(libraries.map(nameRelease).join())
    .digest('base64url')
    .slice(0, 12);
  const file = join(CACHE, `library-errors-${key}.json`);
  if (existsSync(file)) {
    return [...(JSON.parse(readFileSync(file, 'utf8')) as ErrorEntry[]), ...listOwnErrors()];
  }
  const entries = readLibraryErrors(libraries);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(entries));
  return [...entries, ...listOwnErrors()];
}
