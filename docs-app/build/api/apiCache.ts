import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import * as z from 'zod';
import { hashLinkedPackages } from './linkedPackages.ts';
import { readPinnedPackages } from './pinnedPackages.ts';
import { ROOT } from '../../node/paths.ts';
import { replaceFile } from '../../node/replaceFile.ts';

const EXTRACTOR_DIR = import.meta.dirname;
const CACHE_DIR = join(ROOT, 'node_modules/.cache/vitrine/api');

/** Location and progress callbacks of the API cache. */
export interface ApiCacheOptions {
  /** Folder of the cache. @default node_modules/.cache/vitrine/api */
  cacheDir?: string;
  /** Called with a line for the terminal when an uncached extraction starts. */
  onExtracting?: ((line: string) => void) | undefined;
  /** Called with a line for the terminal when an extraction ends. */
  onExtracted?: ((line: string) => void) | undefined;
}

/** Product exports whose API is requested. */
export interface ApiQuery {
  /** Folder of the product, whose `package.json` pins the libraries. */
  productDir: string;
  /** Export names, such as `Button`; package names for the kind `functions`. */
  names: readonly string[];
  /** Pathname prefix of the pages that descriptions may link to. @default the folder's name */
  prefix?: string;
}

/** Package or export whose API could not be read; other APIs are complete. */
export interface ApiProblem {
  /** Name of a package, or of an export, such as `Button of @mui/material@6.1.0`. */
  subject: string;
  reason: string;
}

/** Extracted APIs, and the problems of exports whose API could not be read. */
export interface Extracted<Api> {
  apis: Api[];
  problems: ApiProblem[];
  /** Accepted props of every component, including inherited props, by `apiKey`. */
  acceptedProps?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Returns a component's key, which is unique across packages. */
export function apiKey({ packageName, name }: { packageName: string; name: string }): string {
  return `${packageName} ${name}`;
}

interface Extraction<Api> extends ApiCacheOptions {
  query: ApiQuery;
  /** Kind of the APIs; each kind is cached separately. */
  kind: 'components' | 'hooks' | 'functions';
  extract: (query: ApiQuery) => Promise<Extracted<Api>>;
}

/** Reads the API of exports from the cache, or extracts and caches it. */
export async function readThroughCache<Api extends { name: string }>({
  query,
  kind,
  extract,
  cacheDir = CACHE_DIR,
  onExtracting,
  onExtracted,
}: Extraction<Api>): Promise<Extracted<Api>> {
  if (query.names.length === 0) return { apis: [], problems: [] };
  const file = join(cacheDir, `${hashInputs(query, kind)}.json`);
  const cached = readCached<Api>(file);
  if (cached) return cached;
  const running = extractions.get(file);
  if (running) return running as Promise<Extracted<Api>>;
  const started = performance.now();
  const subject = `API of ${nameQuery(query)}, ${kind}`;
  onExtracting?.(subject);
  const extraction = extract(query).finally(() => extractions.delete(file));
  extractions.set(file, extraction);
  const extracted = await extraction;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  onExtracted?.(`${subject}: ${extracted.apis.length} after ${seconds} s`);
  // Do not cache failures, because a repaired package has the same version.
  if (extracted.problems.length === 0) replaceFile(file, JSON.stringify(extracted));
  return extracted;
}

/** Running extractions by cache file, because a development server may request an API twice. */
const extractions = new Map<string, Promise<Extracted<unknown>>>();

/** Returns the name of a product or of its release, such as `material-ui` or `material-ui v5`. */
function nameQuery({ productDir }: ApiQuery): string {
  const release = /[/\\]releases[/\\]([^/\\]+)/.exec(productDir)?.[1];
  return [basename(productDir), release].filter(Boolean).join(' ');
}

/** Hashes all inputs of the result, such as versions, names and the source of the extractor. */
function hashInputs({ productDir, names, prefix }: ApiQuery, kind: string): string {
  const versions = readPinnedPackages(productDir).map(({ name, version }) => `${name}@${version}`);
  const compiler = readFileSync(join(ROOT, 'node_modules/typescript/package.json'), 'utf8');
  // Use a relative path, so that a copy of the working tree has the same cache keys.
  const folder = relative(ROOT, productDir);
  const inputs = [kind, folder, versions, names, prefix, compiler];
  const hash = createHash('sha256').update(JSON.stringify(inputs));
  hashLinkedPackages(hash, [productDir]);
  const sources = readdirSync(EXTRACTOR_DIR).filter(
    (file) => file.endsWith('.ts') && !/(?:\.test|Fixture)\.ts$/.test(file),
  );
  for (const file of sources.sort()) hash.update(readFileSync(join(EXTRACTOR_DIR, file)));
  for (const file of ['apiAnchors.ts', 'splitUnion.ts'])
    hash.update(readFileSync(join(ROOT, 'src/api-reference', file)));
  return hash.digest('hex').slice(0, 32);
}

const cacheSchema = z.object({
  apis: z.array(z.looseObject({ name: z.string() })),
  problems: z.array(z.object({ subject: z.string(), reason: z.string() })),
  acceptedProps: z.record(z.string(), z.array(z.string())).optional(),
});

/** Reads a cache file; undefined when it is missing or damaged, so that it is written again. */
function readCached<Api extends { name: string }>(file: string): Extracted<Api> | undefined {
  try {
    const cached: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return cacheSchema.parse(cached) as unknown as Extracted<Api>;
  } catch {
    return undefined;
  }
}
