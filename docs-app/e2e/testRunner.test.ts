import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { findShell } from '../testing/browser.ts';
import { startServer, type StartedServer } from '../preview/serve.ts';
import { readDist } from './site.ts';
import { sampleEvery } from './tier.ts';
import { ROOT } from '../node/paths.ts';

const CLI = join(ROOT, 'node_modules/.bin/test-storybook');
const SCRIPT = join(ROOT, 'docs-app/scripts/testRunner.ts');
const FILE = 'stories/page/SkipLink.stories.tsx';
const STORIES = ['Docs UI/Page/SkipLink › Default', 'Docs UI/Page/SkipLink › Focused'];
const MISSING = 'Docs UI/Page/SkipLink › Missing';
const BY_HAND = ['CHROMIUM_PATH', 'CHROMIUM_SHELL_PATH', 'TARGET_URL'];

const indexSchema = z.object({
  v: z.number(),
  entries: z.record(z.string(), z.looseObject({ type: z.string(), importPath: z.string() })),
});

const folder = fs.mkdtempSync(join(tmpdir(), 'test-runner-'));
const browsers = join(folder, 'browsers');
const wrongNode = join(folder, 'wrong-node');
let server: StartedServer;

/** Links the built workbench into a folder; its index lists a missing story and those of one file. */
function linkWorkbench(dir: string): string {
  const built = join(inject('dist'), 'workbench');
  for (const name of fs.readdirSync(built))
    if (name !== 'index.json') fs.symlinkSync(join(built, name), join(dir, name));
  const { v, entries } = indexSchema.parse(JSON.parse(readDist('workbench/index.json')));
  const listed = Object.entries(entries).filter(
    ([, { type, importPath }]) => type === 'story' && importPath === `./${FILE}`,
  );
  const missing = { ...listed[0]?.[1], id: 'missing--story', name: 'Missing' };
  const few = { v, entries: { ...Object.fromEntries(listed), 'missing--story': missing } };
  fs.writeFileSync(join(dir, 'index.json'), JSON.stringify(few));
  return dir;
}

/** Lists every version of Node on the PATH, because a machine may have another than the pinned. */
function listNodes(): { node: string; version: string }[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const files = folders.map((dir) => join(dir, 'node')).filter((file) => fs.existsSync(file));
  const nodes = new Set([process.execPath, ...files].map((file) => fs.realpathSync(file)));
  const byVersion = Map.groupBy(nodes, (node) =>
    execFileSync(node, ['--version'], { encoding: 'utf8' }).trim(),
  );
  return Array.from(byVersion, ([version, [node = '']]) => ({ version, node }));
}

/** Runs a command without the runner's environment variables; returns its output and results. */
async function run(node: string, args: readonly string[], first: readonly string[] = []) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !BY_HAND.includes(name) && !name.startsWith('VITRINE_'),
  );
  const PATH = [...first, browsers, process.env['PATH']].join(delimiter);
  const env = { ...Object.fromEntries(inherited), PATH, NO_COLOR: '1' };
  const child = spawn(node, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  await ended;
  const lines = Array.from(`${stdout}${stderr}`.matchAll(/^(\S) (.*) \(\d+ ms\)$/gm));
  const list = (mark: string) =>
    lines.flatMap(([, sign, name]) => (sign === mark ? [name] : [])).toSorted();
  return { code: child.exitCode, passed: list('✓'), failed: list('✕'), stdout, stderr };
}

beforeAll(async () => {
  for (const dir of [browsers, wrongNode, join(folder, 'few')]) fs.mkdirSync(dir);
  fs.symlinkSync(await findShell(), join(browsers, 'chromium-headless-shell'));
  fs.writeFileSync(join(wrongNode, 'node'), '#!/bin/sh\nexit 9\n', { mode: 0o755 });
  server = await startServer({ dir: linkWorkbench(join(folder, 'few')), port: 0, compress: false });
});

afterAll(async () => {
  await server.close();
  fs.rmSync(folder, { recursive: true });
});

describe.concurrent('WKB-4: command line of the test-runner', () => {
  test.for(sampleEvery(2, listNodes().toReversed()))(
    'tests the stories of an index under Node $version',
    async ({ node }) => {
      const { stderr, ...ran } = await run(node, [CLI, '--url', server.url, '--index-json']);
      expect(ran).toMatchObject({ code: 1, passed: STORIES, failed: [MISSING] });
      expect(stderr).toContain("Couldn't find story matching id 'missing--story'");
    },
  );

  test('tests a file of stories when another "node" comes first on the PATH', async () => {
    const args = [CLI, '--url', server.url, '--json', '--maxWorkers', '1', 'page/SkipLink'];
    const { stdout, ...ran } = await run(process.execPath, args, [wrongNode]);
    expect(ran).toMatchObject({ code: 0, passed: STORIES, failed: [] });
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  });

  test('tests the stories that match a pattern with "npm run test:runner"', async () => {
    const args = [SCRIPT, 'skiplink › Focused', '--url', server.url];
    const { stdout, ...ran } = await run(process.execPath, args);
    expect(ran).toMatchObject({ code: 0, passed: ['Docs UI/Page/SkipLink › Focused'], failed: [] });
    expect(stdout).toContain('Testing 1 of 3 stories.');
  });

  test('names the closest stories when none matches a pattern', async () => {
    const { code, stderr } = await run(process.execPath, [SCRIPT, 'SkpLink', '--url', server.url]);
    expect(stderr).toMatch(
      /^None of 3 stories matches “SkpLink”\. Did you mean (one of )?SkipLink\b.*\?\n$/,
    );
    expect(code).toBe(1);
  });
});
