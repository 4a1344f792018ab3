import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameHash } from '../../node/hashFiles.ts';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';

/** Everything that a test or a story depends on, the tests included. */
const SOURCES = [
  '*.json',
  '.github/**/*',
  '.storybook/**/*.{html,js,ts,tsx}',
  'docs-app/**/*',
  'public/**/*',
  'src/**/*',
  'stories/**/*',
];

/** Hashes the sources of all proofs: the same sources have the same name. */
export function nameProofSources(): string {
  const hash = createHash('sha256');
  for (const file of listFiles()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return nameHash(hash);
}

/** Returns when a source was changed last, in milliseconds since 1970. */
export function dateProofSources(): number {
  return Math.max(...listFiles().map((file) => statSync(join(ROOT, file)).mtimeMs));
}

function listFiles(): string[] {
  return globFiles(SOURCES, ROOT);
}
