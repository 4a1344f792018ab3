import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentApi } from '@vitrine/ui/core';
import type { ComponentApisQuery } from './extractComponentApis.ts';
import { readPinnedPackages } from './pinnedPackages.ts';

const EXTRACTOR_DIR = import.meta.dirname;
const REPOSITORY_DIR = join(EXTRACTOR_DIR, '../../..');
const CACHE_DIR = join(REPOSITORY_DIR, 'node_modules/.cache/vitrine/api');

/** Where results are kept. */
export interface ApiCacheOptions {
  /** Folder of the cache. @default node_modules/.cache/vitrine/api */
  cacheDir?: string;
}

/** Reads the API of components from the cache, or extracts and caches it. */
export async function readComponentApis(
  query: ComponentApisQuery,
  { cacheDir = CACHE_DIR }: ApiCacheOptions = {},
): Promise<ComponentApi[]> {
  const file = join(cacheDir, `${hashInputs(query)}.json`);
  const cached = readCached(file, query.names);
  if (cached) return cached;
  const { extractComponentApis } = await import('./extractComponentApis.ts');
  const apis = await extractComponentApis(query);
  writeCached(file, cacheDir, apis);
  return apis;
}

/** Hashes all that the result depends on: versions, names and the extractor itself. */
function hashInputs({ productDir, names }: ComponentApisQuery): string {
  const versions = readPinnedPackages(productDir).map(({ name, version }) => `${name}@${version}`);
  const compiler = readFileSync(
    join(REPOSITORY_DIR, 'node_modules/typescript/package.json'),
    'utf8',
  );
  const hash = createHash('sha256').update(JSON.stringify([productDir, versions, names, compiler]));
  const sources = readdirSync(EXTRACTOR_DIR).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources.sort()) hash.update(readFileSync(join(EXTRACTOR_DIR, file)));
  hash.update(readFileSync(join(REPOSITORY_DIR, 'src/api-reference/apiAnchors.ts')));
  return hash.digest('hex').slice(0, 32);
}

/** A file that is missing or damaged counts as absent: it is made again. */
function readCached(file: string, names: readonly string[]): ComponentApi[] | undefined {
  try {
    const apis = JSON.parse(readFileSync(file, 'utf8')) as ComponentApi[];
    return names.every((name, index) => apis[index]?.name === name) ? apis : undefined;
  } catch {
    return undefined;
  }
}

function writeCached(file: string, cacheDir: string, apis: ComponentApi[]): void {
  mkdirSync(cacheDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(apis));
  renameSync(draft, file);
}
