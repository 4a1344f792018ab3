import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStoryIds, pages, readPage } from './site.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { passLongStory, writeRun } from './syntheticEvidence.ts';
import { estimateWeight, weigh } from './weigh.ts';

/** Margin of the limits, because hashes in file names change the compressed size of a page. */
const MARGIN_BYTES = 100;
const READABLE_BYTES = 30_000 - MARGIN_BYTES;
/** The UI strings of the site need more bytes in Chinese. */
const READABLE_CHINESE_BYTES = 30_720 - MARGIN_BYTES;
/** The heaviest pages with demos, before the results are added. */
const heavyPages = pages
  .map(({ pathname }) => ({ pathname, html: readPage(pathname) }))
  .filter(({ html }) => html.includes('data-evidence'))
  .map(({ pathname, html }) => ({ pathname, bytes: estimateWeight(html) }))
  .toSorted((a, b) => b.bytes - a.bytes)
  .map(({ pathname }) => pathname)
  .slice(0, 24);

let site: Variant;
let evidenceDir: string;

beforeAll(async () => {
  site = await startVariant();
  evidenceDir = await mkdtemp(join(tmpdir(), 'vitrine-evidence-'));
  const stories = heavyPages.flatMap(listStoryIds);
  const options = await writeRun(evidenceDir, stories.map(passLongStory));
  await site.build(heavyPages, {}, options);
}, 300_000);

afterAll(async () => {
  await site.close();
  await rm(evidenceDir, { recursive: true });
});

test.for(heavyPages)('%s: keeps compressed HTML with test results within 30 KiB', (pathname) => {
  const read = (path: string) => readFileSync(join(site.dir, path, 'index.html'), 'utf8');
  expect(read(pathname)).toContain('data-evidence="passed"');
  expect(read(pathname)).not.toContain('data-evidence="untested"');
  expect(weigh(read(pathname))).toBeLessThanOrEqual(READABLE_BYTES);
  expect(weigh(read(`zh${pathname}`))).toBeLessThanOrEqual(READABLE_CHINESE_BYTES);
});
