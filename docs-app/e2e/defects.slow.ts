import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { findFreePort } from '../node/freePort.ts';
import { compareSides } from '../visual/compareSides.ts';
import { startBrowser } from '../visual/openWorkbench.ts';
import { createScreenshotStore } from '../visual/screenshotStore.ts';
import { takeSide } from '../visual/takeSide.ts';
import { defects, type Defect, type GateName } from './defects/defects.ts';
import { findRed } from './defects/runGates.ts';
import { copyTree, type SeededTree } from './defects/seededTree.ts';

vi.setConfig({ testTimeout: 900_000, hookTimeout: 300_000 });

let tree: SeededTree;
let browser: Browser;
let folder: string;
let before: string;

const pictured = defects.flatMap(({ gate, stories = [] }) => (gate === 'pictures' ? stories : []));
const all = [...new Set(defects.flatMap(({ stories = [] }) => stories))];

beforeAll(async () => {
  tree = copyTree();
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'vitrine-defect-pictures-'));
  before = join(folder, 'before');
  cpSync(tree.buildWorkbench(all), before, { recursive: true });
});

afterAll(async () => {
  await browser?.close();
  tree?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** Lists the stories whose screenshots the defect changes. */
async function findDifferent(ids: readonly string[]): Promise<string[]> {
  const store = createScreenshotStore(join(folder, 'pictures'));
  const port = await findFreePort();
  const take = (name: string, dir: string) => takeSide({ name, dir, ids, browser, store, port });
  const sides = {
    before: await take('before', before),
    after: await take('after', join(tree.folder, 'dist/workbench')),
  };
  const nothing = { stories: new Map(), causes: new Map(), accepted: [] };
  const results = compareSides({ ...sides, ...nothing, store });
  return results.filter(({ state }) => state !== 'same').map(({ story }) => story);
}

async function findAllRed(defect: Defect): Promise<Map<GateName, string>> {
  const red = findRed(tree, defect);
  if (defect.gate !== 'pictures') return red;
  const different = await findDifferent(defect.stories ?? []);
  return different.length > 0 ? new Map([...red, ['pictures', different.join(' ')]]) : red;
}

describe('quality gates with seeded defects', () => {
  test('passes every quality gate when no defect is seeded', async () => {
    const noDefect: Defect = { ...defects[0]!, stories: all };
    expect([...findRed(tree, noDefect)]).toEqual([]);
    expect(await findDifferent(pictured)).toEqual([]);
  });

  test.each(defects)('$name: seeded defect fails the quality gate $gate', async (defect) => {
    const revert = tree.seed(defect);
    try {
      const red = await findAllRed(defect);
      expect([...red.keys()]).toEqual([...(defect.also ?? []), defect.gate]);
      expect(red.get(defect.gate)).toMatch(defect.says);
    } finally {
      revert();
    }
  });
});
