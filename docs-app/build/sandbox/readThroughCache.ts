import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../../node/hashFiles.ts';
import { CACHE, ROOT } from '../../node/paths.ts';

const FOLDER = join(CACHE, 'sandbox');

/** What every script for the frame is made from, beside the packages that are locked. */
const SOURCES = [
  'package-lock.json',
  'docs-app/build/{sandbox,vite}/*.ts',
  'docs-app/sandbox/*.{ts,tsx}',
  'src/**/*.{ts,tsx}',
];

/** Hashes the files that all scripts are made from. */
export function hashSources(): string {
  const hash = createHash('sha256').update(process.env['NODE_ENV'] ?? '');
  hashFiles(hash, ROOT, SOURCES);
  return hash.digest('hex');
}

/** Takes a script from the cache, or builds and keeps it; the inputs are all that it depends on. */
export async function readThroughCache(
  inputs: readonly string[],
  build: () => Promise<string>,
): Promise<string> {
  const key = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  const file = join(FOLDER, `${key}.js`);
  const known = read(file);
  if (known !== undefined) return known;
  const text = await build();
  mkdirSync(FOLDER, { recursive: true });
  // Written aside first: two builds may come to the same end.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, text);
  renameSync(aside, file);
  return text;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
