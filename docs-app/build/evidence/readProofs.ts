import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseProofRun, type ProofRun } from '@vitrine/ui/core';
import { CACHE, ROOT } from '../../node/paths.ts';
import { globFiles } from '../../node/posixPaths.ts';
import { findProofs, type NamedProofs } from './findProofs.ts';
import { nameProofSources } from './proofSources.ts';

/** File with the results of the last test run, by clause and criterion. */
export const PROOFS_FILE = join(CACHE, 'proof-run.json');

/** Files with tests and stories that can be proofs; product stories test libraries instead. */
const PATTERNS = [
  'stories/**/*.{stories.tsx,test.ts}',
  'src/**/*.test.ts',
  '.storybook/**/*.test.ts',
  'docs-app/**/*.{test,slow}.ts',
];

/** Reads the tests of the working tree, and the stories that name clauses or criteria. */
export function readNamedProofs(): NamedProofs {
  const files = globFiles(PATTERNS, ROOT);
  return findProofs(files.map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })));
}

/** Reads the results of the last run; undefined when the sources have changed. */
export function readProofRun(file = PROOFS_FILE): ProofRun | undefined {
  const run = existsSync(file) ? parseProofRun(readFileSync(file, 'utf8')) : undefined;
  return run?.sources === nameProofSources() ? run : undefined;
}
