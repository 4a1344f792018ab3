import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import * as z from 'zod';
import { parseRecord } from '@vitrine/ui/core';
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

type Entries = z.infer<typeof indexSchema>['entries'];

/** Links the built workbench into a folder; its index lists the chosen stories. */
function linkWorkbench(dir: string, choose: (entries: Entries) => Entries): string {
  fs.mkdirSync(dir);
  const built = join(inject('dist'), 'workbench');
  for (const name of fs.readdirSync(built))
    if (name !== 'index.json') fs.symlinkSync(join(built, name), join(dir, name));
  const { v, entries } = indexSchema.parse(JSON.parse(readDist('workbench/index.json')));
  fs.writeFileSync(join(dir, 'index.json'), JSON.stringify({ v, entries: choose(entries) }));
  return dir;
}

/** Selects the stories of one file, and adds an entry for a story that does not exist. */
function chooseFile(entries: Entries): Entries {
  const listed = Object.entries(entries).filter(
    ([, { type, importPath }]) => type === 'story' && importPath === `./${FILE}`,
  );
  const [, first] = listed[0]!;
  const missing = { ...first, id: 'missing--story', name: 'Missing' };
  return { ...Object.fromEntries(listed), 'missing--story': missing };
}

/** Lists each Node version on the PATH, which may differ from the pinned version. */
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
async function run(
  node: string,
  args: readonly string[],
  { first = [], records = '' }: { first?: readonly string[]; records?: string } = {},
) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !BY_HAND.includes(name) && !name.startsWith('VITRINE_'),
  );
  const PATH = [...first, browsers, process.env['PATH']].join(delimiter);
  const env = {
    ...{ ...Object.fromEntries(inherited), PATH, NO_COLOR: '1' },
    ...(records !== '' && { VITRINE_RECORDS: records }),
  };
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
  for (const dir of [browsers, wrongNode]) fs.mkdirSync(dir);
  fs.symlinkSync(await findShell(), join(browsers, 'chromium-headless-shell'));
  fs.writeFileSync(join(wrongNode, 'node'), '#!/bin/sh\nexit 9\n', { mode: 0o755 });
  const dir = linkWorkbench(join(folder, 'few'), chooseFile);
  server = await startServer({ dir, port: 0, compress: false });
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
    const { stdout, ...ran } = await run(process.execPath, args, { first: [wrongNode] });
    expect(ran).toMatchObject({ code: 0, passed: STORIES, failed: [] });
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  });

  test('tests the stories that match a pattern with "npm run test:runner"', async () => {
    const args = [SCRIPT, 'skiplink › Focused', '--url', server.url];
    const { stdout, ...ran } = await run(process.execPath, args);
    expect(ran).toMatchObject({ code: 0, passed: ['Docs UI/Page/SkipLink › Focused'], failed: [] });
    expect(stdout).toContain('Testing 1 of 3 stories.');
  });

  test('suggests the closest stories when no story matches a pattern', async () => {
    const { code, stderr } = await run(process.execPath, [SCRIPT, 'SkpLink', '--url', server.url]);
    expect(stderr).toMatch(
      /^None of 3 stories matches “SkpLink”\. Did you mean (one of )?SkipLink\b.*\?\n$/,
    );
    expect(code).toBe(1);
  });
});

describe('record of a play function', () => {
  const records = join(folder, 'records.lines');
  let demos: StartedServer;

  const DEMOS = [
    'material-ui-dialog--choice-dialog',
    'material-ui-dialog--delete-confirmation',
    'base-ui-button--save-button',
    'base-ui-select--country-select',
    'base-ui-slider--memory-slider',
  ];

  beforeAll(async () => {
    const dir = linkWorkbench(join(folder, 'demos'), (entries) =>
      Object.fromEntries(DEMOS.map((id) => [id, entries[id]!])),
    );
    demos = await startServer({ dir, port: 0, compress: false });
    await run(process.execPath, [CLI, '--url', demos.url, '--index-json'], { records });
  });

  afterAll(() => demos.close());

  /** Reads the recorded keys of a demo as rows: key, focus and announcements. */
  function readKeys(id: string): string[] {
    const lines = fs.readFileSync(records, 'utf8').split('\n');
    const record = lines.map(parseRecord).find((one) => one?.storyId === id);
    return (record?.keys ?? []).map(({ key, role, name, states, announced = [] }) =>
      [key, [name, role, ...states].filter(Boolean).join(', ') || 'no focus', ...announced].join(
        ' → ',
      ),
    );
  }

  test('records the focus after a dialog closes, and the announcement of a key (FAULT A4)', () => {
    expect(readKeys('material-ui-dialog--choice-dialog')).toEqual([
      '{Tab} → Home 14 Orchard Lane, button',
      '{Tab} → Office 200 Harbour Street, button',
      '{Enter} → Change address, button → Deliver to: Office',
    ]);
  });

  test('records a dialog name when its container has focus, but no later click (FAULT A4)', () => {
    expect(readKeys('material-ui-dialog--delete-confirmation')).toEqual([
      '{Escape} → Delete project, button',
      '{Enter} → Delete the Atlas project?, alertdialog',
    ]);
  });

  test('records the accessible name that the browser computes (FAULT A4)', () => {
    expect(readKeys('base-ui-select--country-select')).toEqual([
      '{ArrowDown} → Italy €9, option, selected=true',
      'g{Enter} → Ship to, combobox, expanded=false',
    ]);
  });

  test('records no focus when a key disables the focused button (FAULT A4)', () => {
    expect(readKeys('base-ui-button--save-button')).toEqual([
      '{Tab} → Save invoice, button',
      '{Enter} → no focus → Invoice 318 is saved.',
    ]);
  });

  test('records no announcement for a key when a later event caused it (FAULT A4)', () => {
    expect(readKeys('base-ui-slider--memory-slider')).toEqual([
      '{Tab} → Grows by itself, checkbox, checked=false',
      '{Tab} → Memory of the shop, slider',
    ]);
  });
});
