import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type StartedServer } from '../preview/serve.ts';
import {
  linkBrowser,
  linkWorkbench,
  runTestStorybook,
  TEST_RUNNER,
  type StoryEntries,
} from './testStorybook.ts';
import { sampleEvery } from '../testing/tier.ts';
import { ROOT } from '../node/paths.ts';

const SCRIPT = join(ROOT, 'docs-app/scripts/testRunner.ts');
const FILE = 'stories/page/SkipLink.stories.tsx';
const STORIES = ['Docs UI/Page/SkipLink › Default', 'Docs UI/Page/SkipLink › Focused'];
const MISSING = 'Docs UI/Page/SkipLink › Missing';

const folder = fs.mkdtempSync(join(tmpdir(), 'test-runner-'));
const browsers = join(folder, 'browsers');
const wrongNode = join(folder, 'wrong-node');
let server: StartedServer;

/** Selects the stories of one file, and adds an entry for a story that does not exist. */
function chooseFile(entries: StoryEntries): StoryEntries {
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

beforeAll(async () => {
  await linkBrowser(browsers);
  fs.mkdirSync(wrongNode);
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
    'test-runner tests the stories of index.json when it runs in Node $version',
    async ({ node }) => {
      const { stderr, ...ran } = await runTestStorybook(
        [TEST_RUNNER, '--url', server.url, '--index-json'],
        { node, path: [browsers] },
      );
      expect(ran).toMatchObject({ code: 1, passed: STORIES, failed: [MISSING] });
      expect(stderr).toContain("Couldn't find story matching id 'missing--story'");
    },
  );

  test('test-runner tests a story file when a broken "node" is first on the PATH', async () => {
    const args = [TEST_RUNNER, '--url', server.url, '--json', '--maxWorkers', '1', 'page/SkipLink'];
    const { stdout, ...ran } = await runTestStorybook(args, { path: [wrongNode, browsers] });
    expect(ran).toMatchObject({ code: 0, passed: STORIES, failed: [] });
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 2, numFailedTests: 0 });
  });

  test('"npm run test:runner" tests only the stories that match a pattern', async () => {
    const args = [SCRIPT, 'skiplink › Focused', '--url', server.url];
    const { stdout, ...ran } = await runTestStorybook(args, { path: [browsers] });
    expect(ran).toMatchObject({ code: 0, passed: ['Docs UI/Page/SkipLink › Focused'], failed: [] });
    expect(stdout).toContain('Testing 1 of 3 stories.');
  });

  test('suggests the closest stories when no story matches a pattern', async () => {
    const { code, stderr } = await runTestStorybook([SCRIPT, 'SkpLink', '--url', server.url], {
      path: [browsers],
    });
    expect(stderr).toMatch(
      /^None of 3 stories matches “SkpLink”\. Did you mean (one of )?SkipLink\b.*\?\n$/,
    );
    expect(code).toBe(1);
  });
});
