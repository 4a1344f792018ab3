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

/** Writes a build into the folder, in place of what is there. */
async function build(name: string, files: Record<string, string>): Promise<void> {
  const earlier = await readEarlierBuilds(dir);
  await rm(dir, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeSiteFile(dir, file, text);
  await keepEarlierBuilds(dir, { name, earlier });
}

const has = (file: string) => existsSync(join(dir, file));

test('the files of the last five builds stay, those of older ones go (R5)', async () => {
  for (let count = 1; count <= 8; count += 1) {
    await build(`build-${count}`, { [`assets/page-${count}.js`]: `${count}`, 'index.html': '' });
  }
  const there = [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => has(`assets/page-${count}.js`));
  expect(there).toEqual([3, 4, 5, 6, 7, 8]);
  expect(KEPT_BUILDS).toBe(5);
  expect(await readFile(join(dir, 'assets/page-3.js'), 'utf8')).toBe('3');
});

test('a file of several builds stays as long as one of them, and is that of the newest', async () => {
  for (let count = 1; count <= 8; count += 1) {
    await build(`build-${count}`, { 'assets/same.js': count < 4 ? 'same' : `own ${count}` });
  }
  expect(await readFile(join(dir, 'assets/same.js'), 'utf8')).toBe('own 8');
});

test('a build that is made again keeps what it kept', async () => {
  await build('build-1', { 'assets/a.js': 'a' });
  for (let count = 0; count < 9; count += 1) await build('build-2', { 'assets/b.js': 'b' });
  expect(has('assets/a.js')).toBe(true);
});

test('what is no hashed file is not kept', async () => {
  await build('build-1', { 'assets/a.js': 'a', 'old/index.html': '', 'data.json': '{}' });
  await build('build-2', { 'assets/b.js': 'b' });
  expect([has('assets/a.js'), has('old/index.html'), has('data.json')]).toEqual([
    ...[true, false, false],
  ]);
});

test('a folder that no build has written has published nothing', async () => {
  expect(await readEarlierBuilds(join(dir, 'missing'))).toBe(NO_EARLIER_BUILDS);
});

test.each([
  ...['assets/../../secret.js', '/etc/passwd', 'assets/a/b.js'].map((file) =>
    JSON.stringify([{ name: 'build-1', files: [file] }]),
  ),
  ...['', '{}', '[{"name":"build-1"}]'],
])('the list %s is refused', async (list) => {
  await writeFile(join(dir, 'builds.json'), list);
  const refused = expect.objectContaining({ code: 'config/unreadable-builds' });
  await expect(readEarlierBuilds(dir)).rejects.toEqual(refused);
});
