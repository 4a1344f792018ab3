import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeSiteFile } from '../shared/writeSiteFile.ts';
import {
  keepEarlierBuilds,
  KEPT_BUILDS,
  NO_EARLIER_BUILDS,
  readEarlierBuilds,
} from './earlierBuilds.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-earlier-'));
  onTestFinished(() => rm(dir, { recursive: true }));
});

/** Replaces the content of the folder with a build. */
async function build(name: string, files: Record<string, string>): Promise<void> {
  const earlier = has('builds.json') ? await readEarlierBuilds(dir) : NO_EARLIER_BUILDS;
  await rm(dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeSiteFile(dir, file, text);
  await keepEarlierBuilds(dir, { name, earlier });
}

const has = (file: string) => existsSync(join(dir, file));

test('keeps the assets of the five previous builds and removes older assets (R5)', async () => {
  for (let count = 1; count <= 8; count += 1) {
    await build(`build-${count}`, { [`assets/page-${count}.js`]: `${count}`, 'index.html': '' });
  }
  const keptCounts = [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => has(`assets/page-${count}.js`));
  expect(keptCounts).toEqual([3, 4, 5, 6, 7, 8]);
  expect(KEPT_BUILDS).toBe(5);
  expect(await readFile(join(dir, 'assets/page-3.js'), 'utf8')).toBe('3');
});

test('publishes the newest content of an asset that several builds contain', async () => {
  for (let count = 1; count <= 8; count += 1) {
    await build(`build-${count}`, { 'assets/same.js': count < 4 ? 'same' : `own ${count}` });
  }
  expect(await readFile(join(dir, 'assets/same.js'), 'utf8')).toBe('own 8');
});

test('keeps the assets of earlier builds when the same build is published again', async () => {
  await build('build-1', { 'assets/a.js': 'a' });
  for (let count = 0; count < 9; count += 1) await build('build-2', { 'assets/b.js': 'b' });
  expect(has('assets/a.js')).toBe(true);
});

test('keeps an asset whose name has spaces, symbols or letters of any language', async () => {
  const names = [
    'assets/product-组件-en-1a2b.json',
    'assets/acme ui-1a2b.js',
    'assets/logo@2x.png',
  ];
  await build('build-1', Object.fromEntries(names.map((name) => [name, name])));
  await build('build-2', { 'assets/b.js': 'b' });
  await build('build-3', { 'assets/c.js': 'c' });
  expect(names.filter(has)).toEqual(names);
});

test('keeps files of earlier builds only when they are in the assets folder', async () => {
  await build('build-1', { 'assets/a.js': 'a', 'old/index.html': '', 'data.json': '{}' });
  await build('build-2', { 'assets/b.js': 'b' });
  expect([has('assets/a.js'), has('old/index.html'), has('data.json')]).toEqual([
    ...[true, false, false],
  ]);
});

const unreadable = expect.objectContaining({ code: 'config/unreadable-builds' });

test('rejects a folder when it is missing or has no builds.json', async () => {
  await expect(readEarlierBuilds(join(dir, 'missing'))).rejects.toEqual(unreadable);
  await expect(readEarlierBuilds(dir)).rejects.toEqual(unreadable);
});

test.each([
  ...['assets/../../secret.js', '/etc/passwd', 'assets/a/b.js'].map((file) =>
    JSON.stringify([{ name: 'build-1', files: [file] }]),
  ),
  ...['', '{}', '[{"name":"build-1"}]'],
])('rejects builds.json when its content is invalid: %s', async (list) => {
  await writeFile(join(dir, 'builds.json'), list);
  await expect(readEarlierBuilds(dir)).rejects.toEqual(unreadable);
});
