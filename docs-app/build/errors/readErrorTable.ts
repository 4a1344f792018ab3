import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listOwnErrors, type ErrorEntry } from '@vitrine/ui/core';
import * as z from 'zod';
import { CACHE } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { replaceFile } from '../../node/replaceFile.ts';
import { listLibraries, nameRelease, readLibraryErrors } from './readLibraryErrors.ts';

/** Reads the error codes that the site explains: codes of pinned libraries, then its own codes. */
export function readErrorTable(productsDir: string, cacheDir = CACHE): ErrorEntry[] {
  const dirs = globFiles('*/package.json', productsDir).map((file) =>
    join(productsDir, dirname(file)),
  );
  const libraries = listLibraries(dirs);
  const key = createHash('sha256')
    .update(readFileSync(join(import.meta.dirname, 'readLibraryErrors.ts')))
    .update(libraries.map(nameRelease).join())
    .digest('base64url')
    .slice(0, 12);
  const file = join(cacheDir, `library-errors-${key}.json`);
  const cached = readCached(file);
  const entries = cached ?? readLibraryErrors(libraries);
  if (!cached) replaceFile(file, JSON.stringify(entries));
  return [...entries, ...listOwnErrors()];
}

const cacheSchema = z.array(
  z.object({
    code: z.string(),
    text: z.string(),
    fix: z.string(),
    releases: z.array(z.string()),
  }),
);

/** Reads a cache file; undefined when it is missing or damaged, so that it is written again. */
function readCached(file: string): ErrorEntry[] | undefined {
  try {
    return cacheSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}
