import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listStories } from '../workbench/listStories.ts';
import { STORYBOOK_CLI } from '../node/cliPaths.ts';
import { ROOT } from '../node/paths.ts';
import { globFiles } from '../node/posixPaths.ts';
import { startProcess } from '../node/runProcess.ts';
import { traceChanges } from './traceChanges.ts';

const BUILD_LIMIT = 300_000;

/** First demo file of the products, and the story file of its page. */
const [demo = ''] = globFiles('docs-app/products/*/pages/**/demos/*/system.tsx', ROOT).toSorted();
const page = dirname(dirname(dirname(demo)));
const demoStories = `${page}/${basename(page)}.stories.tsx`;

let dir = '';
let files: ReadonlySet<string>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vitrine-chromatic-'));
  const build = startProcess({
    args: [
      STORYBOOK_CLI,
      'build',
      '--config-dir',
      '.storybook',
      '--disable-telemetry',
      '--output-dir',
      dir,
      '--stats-json',
    ],
  });
  expect(await build.ended).toBe(0);
  files = new Set(listStories(dir).map(({ file }) => file));
}, BUILD_LIMIT);

afterAll(() => rm(dir, { recursive: true }));

/** Lists the story files that a changed file affects; throws when it affects all files. */
async function trace(changed: string): Promise<readonly string[]> {
  const affected = await traceChanges(dir, [changed]);
  if (affected.all) throw new Error(`A change of ${changed} affects all: ${affected.because}`);
  return affected.files.filter((file) => files.has(file));
}

describe('TurboSnap after a change (WKB-5)', () => {
  test('captures less than a quarter of all story files when a component changes', async () => {
    const affected = await trace('src/code/CodeBlock.tsx');
    expect(affected).toContain('stories/code/CodeBlock.stories.tsx');
    expect(affected).toContain('stories/code/CodeTabs.stories.tsx');
    expect(affected).not.toContain('stories/nav/NavTree.states.stories.tsx');
    expect(affected.length).toBeLessThan(files.size / 4);
  });

  test('captures only the stories of a page when one of its demos changes', async () => {
    expect(await trace(demo)).toEqual([demoStories]);
  });

  test('captures nothing when no story loads the changed file', async () => {
    expect(await trace('.storybook/manager.ts')).toEqual([]);
    expect(await trace('docs-app/app/entries/client.tsx')).toEqual([]);
  });

  test.each([
    '.storybook/preview.tsx',
    '.storybook/main.ts',
    'src/theme/tokens.ts',
    'public/x.svg',
  ])('captures every story when %s changes', async (changed) => {
    expect(await traceChanges(dir, [changed])).toMatchObject({ all: true });
  });
});
