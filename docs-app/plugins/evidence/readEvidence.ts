import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, nameHash } from '../hashFiles.ts';
import { CACHE, ROOT } from '../paths.ts';
import { parseEvidence, type Evidence } from '@vitrine/ui/core';

/** Where the newest run of all stories leaves what it found. */
export const EVIDENCE_FILE = join(CACHE, 'evidence.json');

/** File of a built workbench that names what it was made from. */
export const SOURCES_FILE = 'sources.json';

/** What stories are made from. */
const SOURCES = [
  'package-lock.json',
  '.storybook/**/*',
  'docs-app/{plugins,products,translations}/**/*',
  'public/**/*',
  'src/**/*',
  'stories/**/*',
];

/** Names all that stories are made from: the same sources give the same name. */
export function nameSources(): string {
  const hash = createHash('sha256');
  hashFiles(hash, ROOT, SOURCES);
  return nameHash(hash);
}

/** Reads what tests found of the present sources; what was found of others is none. */
export function readEvidence(file = EVIDENCE_FILE, sources?: string): Evidence | undefined {
  if (!existsSync(file)) return undefined;
  const evidence = parseEvidence(readFileSync(file, 'utf8'));
  // Without a file nothing needs to be hashed.
  return evidence && evidence.sources === (sources ?? nameSources()) ? evidence : undefined;
}
