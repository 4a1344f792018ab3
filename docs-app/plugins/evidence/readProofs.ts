import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proof } from '@vitrine/ui/core';
import { ROOT } from '../paths.ts';
import { findProofs } from './findProofs.ts';

/** Where stories and tests stand that may prove something. */
const PATTERNS = [
  'stories/**/*.stories.tsx',
  'src/**/*.test.ts',
  '.storybook/*.test.ts',
  'docs-app/{app,e2e,feedback,frames,play,plugins,scripts,worker}/**/*.test.ts',
];

/** Reads which stories and tests of this tree name each clause and each criterion. */
export function readProofs(): ReadonlyMap<string, readonly Proof[]> {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  return findProofs(
    files
      .filter((file) => !file.includes('node_modules'))
      .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })),
  );
}
