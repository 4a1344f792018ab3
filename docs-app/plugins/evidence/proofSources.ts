import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { nameHash } from '../hashFiles.ts';
import { ROOT } from '../paths.ts';

/** Everything that a test or a story depends on, the tests included. */
const SOURCES = [
  '*.json',
  '.github/**/*',
  '.storybook/**/*',
  'docs-app/**/*',
  'public/**/*',
  'src/**/*',
  'stories/**/*',
];

/** Hashes the sources of all proofs: the same sources have the same name. */
export function nameProofSources(): string {
  const hash = createHash('sha256');
  for (const file of listFiles()) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return nameHash(hash);
}

/** Returns when a source was changed last, in milliseconds since 1970. */
export function dateProofSources(): number {
  return Math.max(...listFiles().map((file) => statSync(file).mtimeMs));
}

function listFiles(): string[] {
  return globSync(SOURCES, {
    cwd: ROOT,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
}
