import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseGroup, ProvenClause } from '@vitrine/ui/core';
import { ROOT } from '../paths.ts';
import { clauseGroups } from './clauses.ts';
import { findProofs } from './findProofs.ts';

/** Where stories and tests stand that may prove a clause. */
const PATTERNS = [
  'stories/**/*.stories.tsx',
  'src/**/*.test.ts',
  '.storybook/*.test.ts',
  'docs-app/{app,e2e,feedback,frames,play,plugins,scripts,worker}/**/*.test.ts',
];

/** Reads every clause with the stories and tests that name it. */
export function readClauses(): ClauseGroup<ProvenClause>[] {
  const files = PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).toSorted();
  const proofs = findProofs(
    files
      .filter((file) => !file.includes('node_modules'))
      .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') })),
  );
  return clauseGroups.map(({ title, clauses }) => ({
    title,
    clauses: clauses.map((clause) => ({ ...clause, proofs: proofs.get(clause.id) ?? [] })),
  }));
}
