import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { listChangedFiles } from '../node/changedFiles.ts';
import { listFeatures } from './pageFeatures.ts';
import { listChangedPages } from '../testing/changedPages.ts';
import { CHANGE_LIMITS, isWhole, limitItems, sample } from '../testing/tier.ts';

const pageSchema = z.object({
  pathname: z.string(),
  kind: z.string(),
  release: z.string().optional(),
});

/** Lists the paths of pages that a tier opens: all, or a sample and some with changed files. */
export function samplePages(dist: string): string[] {
  const pages = globSync('**/page.json', { cwd: dist, exclude: ['zh/**', 'workbench/**'] })
    .sort()
    .map((file) => pageSchema.parse(JSON.parse(readFileSync(join(dist, file), 'utf8'))))
    .filter(({ release }) => release === undefined);
  if (isWhole) return pages.map(({ pathname }) => pathname);
  const documents = pages.map((page) => ({
    page,
    html: readFileSync(join(dist, page.pathname, 'index.html'), 'utf8'),
  }));
  // Sort by length, so that the sample contains the shortest of pages with equal features.
  const byLength = documents.toSorted((a, b) => a.html.length - b.html.length);
  const sampled = sample(byLength, ({ html, page }) => listFeatures(html, page)).map(
    ({ page }) => page,
  );
  const changedPaths = listChangedPages(listChangedFiles());
  const changed = pages.filter(
    (page) => changedPaths.has(page.pathname) && !sampled.includes(page),
  );
  const opened = new Set([...sampled, ...limitItems(CHANGE_LIMITS.pages, changed)]);
  return pages.filter((page) => opened.has(page)).map(({ pathname }) => pathname);
}
