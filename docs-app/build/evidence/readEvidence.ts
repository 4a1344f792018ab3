import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashLinkedPackages, listProductDirs } from '../api/linkedPackages.ts';
import { hashFiles, nameHash } from '../../node/hashFiles.ts';
import { CACHE, PRODUCTS, ROOT } from '../../node/paths.ts';
import { parseEvidence, parseScreenshotResults, type Evidence } from '@vitrine/ui/core';
import { joinScreenshots } from './joinScreenshots.ts';

/** File with the results of the newest story run without `--only` and `--all`. */
export const EVIDENCE_FILE = join(CACHE, 'evidence.json');

/** Patterns of the files that affect the results of stories. */
const SOURCES = [
  'package-lock.json',
  '.storybook/**/*',
  'docs-app/{build,model,node,products,translations}/**/*',
  'public/**/*',
  'src/**/*',
  'stories/**/*',
];

/** Returns a hash of the sources of the stories. */
export function nameSources(): string {
  const hash = createHash('sha256');
  hashFiles(hash, ROOT, SOURCES);
  hashLinkedPackages(hash, listProductDirs(PRODUCTS));
  return nameHash(hash);
}

/** Returns the path of the screenshot results that belong to an evidence file. */
export function screenshotsBeside(file: string): string {
  return file.replace(/\.json$/, '.screenshots.json');
}

/** Reads test and screenshot results; ignores results with an outdated source hash. */
export function readEvidence(file = EVIDENCE_FILE, sources?: string): Evidence | undefined {
  if (!existsSync(file)) return undefined;
  const evidence = parseEvidence(readFileSync(file, 'utf8'));
  // Hashes the sources only when an evidence file exists.
  if (!evidence || evidence.sources !== (sources ?? nameSources())) return undefined;
  const screenshotsFile = screenshotsBeside(file);
  const results = existsSync(screenshotsFile)
    ? parseScreenshotResults(readFileSync(screenshotsFile, 'utf8'))
    : undefined;
  return results?.sources === evidence.sources ? joinScreenshots(evidence, results) : evidence;
}
