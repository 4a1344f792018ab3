import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashLinkedPackages } from '../api/linkedPackages.ts';
import { hashFiles } from '../../node/hashFiles.ts';
import { CACHE, ROOT } from '../../node/paths.ts';
import { replaceFile } from '../../node/replaceFile.ts';

const FOLDER = join(CACHE, 'sandbox');

/** Sources of every sandbox script; the lockfile represents installed, unlinked packages. */
const SOURCES = [
  'package-lock.json',
  'docs-app/build/{sandbox,vite}/*.ts',
  'docs-app/sandbox/*.{ts,tsx}',
  'src/**/*.{ts,tsx}',
];

/** Hashes the sources of a product's script. Skips the pages, because it imports none of them. */
export function hashSources(productDir: string): string {
  const hash = createHash('sha256').update(process.env['NODE_ENV'] ?? '');
  hashFiles(hash, ROOT, SOURCES);
  hashFiles(hash, productDir, ['**/*'], ['node_modules', 'pages']);
  hashLinkedPackages(hash, [productDir]);
  return hash.digest('hex');
}

/** Returns a script from the cache, or builds and caches it; the key is a hash of `inputs`. */
export async function cacheScript(
  inputs: readonly string[],
  build: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const file = join(FOLDER, `${key}.js`);
  const cached = read(file);
  if (cached !== undefined) return cached;
  const text = await build();
  replaceFile(file, text);
  return text;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
