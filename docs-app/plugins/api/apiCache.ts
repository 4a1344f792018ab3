import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPinnedPackages } from './pinnedPackages.ts';

const EXTRACTOR_DIR = import.meta.dirname;
const REPOSITORY_DIR = join(EXTRACTOR_DIR, '../../..');
const CACHE_DIR = join(REPOSITORY_DIR, 'node_modules/.cache/vitrine/api');

/** Where results are kept. */
export interface ApiCacheOptions {
  /** Folder of the cache. @default node_modules/.cache/vitrine/api */
  cacheDir?: string;
}

/** Which exports of which product are read. */
export interface ApiQuery {
  /** Folder of the product, whose `package.json` pins the libraries. */
  productDir: string;
  /** Exported names, such as `Button`. */
  names: readonly string[];
}

interface Extraction<Api> extends ApiCacheOptions {
  query: ApiQuery;
  /** What is read; results of different kinds are kept apart. */
  kind: string;
  extract: (query: ApiQuery) => Promise<Api[]>;
}

/** Reads the API of exports from the cache, or extracts and caches it. */
export async function readThroughCache<Api extends { name: string }>({
  query,
  kind,
  extract,
  cacheDir = CACHE_DIR,
}: Extraction<Api>): Promise<Api[]> {
  if (query.names.length === 0) return [];
  const file = join(cacheDir, `${hashInputs(query, kind)}.json`);
  const cached = readCached<Api>(file, query.names);
  if (cached) return cached;
  const apis = await extract(query);
  writeCached(file, cacheDir, apis);
  return apis;
}

/** Hashes all that the result depends on: versions, names and the extractor itself. */
function hashInputs({ productDir, names }: ApiQuery, kind: string): string {
  const versions = readPinnedPackages(productDir).map(({ name, version }) => `${name}@${version}`);
  const compiler = readFileSync(
    join(REPOSITORY_DIR, 'node_modules/typescript/package.json'),
    'utf8',
  );
  const inputs = [kind, productDir, versions, names, compiler];
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  const sources = readdirSync(EXTRACTOR_DIR).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  for (const file of sources.sort()) hash.update(readFileSync(join(EXTRACTOR_DIR, file)));
  hash.update(readFileSync(join(REPOSITORY_DIR, 'src/api-reference/apiAnchors.ts')));
  return hash.digest('hex').slice(0, 32);
}

/** A file that is missing or damaged counts as absent: it is made again. */
function readCached<Api extends { name: string }>(
  file: string,
  names: readonly string[],
): Api[] | undefined {
  try {
    const apis = JSON.parse(readFileSync(file, 'utf8')) as Api[];
    return names.every((name, index) => apis[index]?.name === name) ? apis : undefined;
  } catch {
    return undefined;
  }
}

function writeCached(file: string, cacheDir: string, apis: readonly unknown[]): void {
  mkdirSync(cacheDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(apis));
  renameSync(draft, file);
}
