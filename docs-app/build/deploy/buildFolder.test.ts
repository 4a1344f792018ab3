import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tmpdir } from 'node:os';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../node/paths.ts';
import { writeSiteFile } from '../shared/writeSiteFile.ts';
import { createBuildFolder, discardBuild, publishBuild } from './buildFolder.ts';

let out: string;

beforeEach(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'vitrine-out-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  out = join(dir, 'dist');
});

/** Publishes a build with `builds.json` and a page. */
async function publish(page: string, text: string): Promise<void> {
  const dir = await createBuildFolder(out);
  await writeSiteFile(dir, 'builds.json', '[]');
  await writeSiteFile(dir, `${page}/index.html`, text);
  await publishBuild(out);
}

const readPage = (page: string) => readFile(join(out, page, 'index.html'), 'utf8');

test('keeps the published build when a later build fails', async () => {
  await publish('a', 'first');
  await writeSiteFile(await createBuildFolder(out), 'a/index.html', 'second');
  expect(await readPage('a')).toBe('first');
  await discardBuild(out);
  expect(await readPage('a')).toBe('first');
  expect((await readdir(out)).toSorted()).toEqual(['a', 'builds.json']);
});

test('replaces all files of the published build when a build is finished', async () => {
  await publish('a', 'first');
  await publish('b', 'second');
  expect(await readPage('b')).toBe('second');
  await discardBuild(out);
  expect((await readdir(out)).toSorted()).toEqual(['b', 'builds.json']);
});

test('builds into an empty folder, and into a folder whose first build was interrupted', async () => {
  await mkdir(out);
  await writeSiteFile(await createBuildFolder(out), 'old.html', '');
  expect(await readdir(await createBuildFolder(out))).toEqual([]);
});

test('refuses a folder that contains files of no build, or the project', async () => {
  await writeSiteFile(out, 'notes.txt', 'mine');
  const refused = expect.objectContaining({ code: 'config/unsafe-out' });
  await expect(createBuildFolder(out)).rejects.toEqual(refused);
  expect(await readFile(join(out, 'notes.txt'), 'utf8')).toBe('mine');
  for (const dir of [ROOT, dirname(ROOT)]) {
    await expect(createBuildFolder(dir)).rejects.toEqual(refused);
    expect(existsSync(join(ROOT, 'package.json'))).toBe(true);
  }
});
