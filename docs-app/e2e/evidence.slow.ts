import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStoryIds, pages, readPage } from './site.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { passStoryTwice, writeRun } from './syntheticEvidence.ts';
import { weigh } from './weigh.ts';

const READABLE_BYTES = 30_000;
/** The UI strings of the site need more bytes in Chinese. */
const READABLE_CHINESE_BYTES = 30_720;
/** The longest pages with demos; compressing all of them takes half a minute. */
const longPages = pages
  .map(({ pathname }) => ({ pathname, html: readPage(pathname) }))
  .filter(({ html }) => html.includes('data-evidence'))
  .toSorted((a, b) => b.html.length - a.html.length)
  .map(({ pathname }) => pathname)
  .slice(0, 6);

let site: Variant;
let evidenceDir: string;

beforeAll(async () => {
  site = await startVariant();
  evidenceDir = await mkdtemp(join(tmpdir(), 'vitrine-evidence-'));
  const stories = longPages.flatMap(listStoryIds);
  const options = await writeRun(evidenceDir, stories.map(passStoryTwice));
  await site.build(longPages, {}, options);
}, 180_000);

afterAll(async () => {
  await site.close();
  await rm(evidenceDir, { recursive: true });
});

test.for(longPages)('%s: keeps compressed HTML with test results within 30 kB', (pathname) => {
  const read = (path: string) => readFileSync(join(site.dir, path, 'index.html'), 'utf8');
  expect(read(pathname)).toContain('data-evidence="passed"');
  expect(read(pathname)).not.toContain('data-evidence="untested"');
  expect(weigh(read(pathname))).toBeLessThanOrEqual(READABLE_BYTES);
  expect(weigh(read(`zh${pathname}`))).toBeLessThanOrEqual(READABLE_CHINESE_BYTES);
});
