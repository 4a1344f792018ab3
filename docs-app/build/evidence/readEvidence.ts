import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles, nameHash } from '../../node/hashFiles.ts';
import { CACHE, ROOT } from '../../node/paths.ts';
import { parseEvidence, parsePictures, type Evidence } from '@vitrine/ui/core';
import { joinPictures } from './joinPictures.ts';

/** Where the newest run of all stories leaves what it found. */
export const EVIDENCE_FILE = join(CACHE, 'evidence.json');

/** File of a built workbench that names what it was made from. */
export const SOURCES_FILE = 'sources.json';

/** What stories are made from. */
const SOURCES = [
  'package-lock.json',
  '.storybook/**/*',
  'docs-app/{build,model,node,products,translations}/**/*',
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

/** Where a comparison of pictures leaves what it found, beside the file of evidence that it goes with. */
export function picturesBeside(file: string): string {
  return file.replace(/\.json$/, '.pictures.json');
}

/** Reads what tests and pictures showed of the present sources; what they showed of others is none. */
export function readEvidence(file = EVIDENCE_FILE, sources?: string): Evidence | undefined {
  if (!existsSync(file)) return undefined;
  const evidence = parseEvidence(readFileSync(file, 'utf8'));
  // Without a file nothing needs to be hashed.
  if (!evidence || evidence.sources !== (sources ?? nameSources())) return undefined;
  const beside = picturesBeside(file);
  const pictures = existsSync(beside) ? parsePictures(readFileSync(beside, 'utf8')) : undefined;
  return pictures?.sources === evidence.sources ? joinPictures(evidence, pictures) : evidence;
}
