import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { nameHash } from '../../node/hashFiles.ts';
import { ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';

/** Files that tests and stories depend on, including the tests. */
const SOURCES = [
  '*.json',
  '.github/**/*',
  '.storybook/**/*.{html,js,ts,tsx}',
  'docs-app/**/*',
  'public/**/*',
  'src/**/*',
  'stories/**/*',
];

/** Returns a hash of the sources of all proofs. */
export function nameProofSources(): string {
  const hash = createHash('sha256');
  for (const file of listFiles()) hash.update(file).update(readFileSync(join(ROOT, file)));
  return nameHash(hash);
}

/** Returns the time of the last change of a source, in milliseconds since 1970. */
export function dateProofSources(): number {
  return Math.max(...listFiles().map((file) => statSync(join(ROOT, file)).mtimeMs));
}

function listFiles(): string[] {
  return globFiles(SOURCES, ROOT);
}
