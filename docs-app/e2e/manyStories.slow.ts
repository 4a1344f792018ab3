import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startServer } from '../preview/serve.ts';
import { copyTree, type SeededTree } from './defects/seededTree.ts';
import { forgive, visitFirst } from './visit.ts';

const FILES = 500;
const STORIES_PER_FILE = 10;
/** Time limit for opening a story in the workbench. */
const OPEN_LIMIT_MS = 5000;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

let tree: SeededTree;
let dir: string;

beforeAll(() => {
  tree = copyTree();
  const folder = join(tree.folder, 'stories/generated');
  mkdirSync(folder);
  for (let file = 1; file <= FILES; file += 1) {
    const stories = Array.from(
      { length: STORIES_PER_FILE },
      (_, place) =>
        `export const Order${place + 1} = { args: { children: 'Order ${file}-${place + 1}' } };`,
    );
    const meta = `export default { title: 'Docs Infra/Generated/Orders ${file}', component: 'p' };`;
    writeFileSync(join(folder, `Orders${file}.stories.tsx`), [meta, ...stories, ''].join('\n'));
  }
  dir = tree.buildWorkbench();
  writeFileSync(join(dir, 'evidence.json'), 'null');
});

afterAll(() => tree?.remove());

test('opens a workbench with 5,000 extra stories within 5 s', async () => {
  const index = JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')) as { entries: object };
  expect(Object.keys(index.entries).length).toBeGreaterThan(FILES * STORIES_PER_FILE);
  const { url, close } = await startServer({ dir, port: 0, compress: false });
  try {
    await visitFirst(
      async ({ page, problems }) => {
        const started = performance.now();
        await page.goto('/?path=/story/docs-infra-generated-orders-250--order-5');
        const frame = page.frameLocator('#storybook-preview-iframe');
        await frame.getByText('Order 250-5').waitFor();
        await page.locator('[data-item-id="docs-infra-generated-orders-250--order-5"]').waitFor();
        const milliseconds = performance.now() - started;
        // The iframe of Storybook logs this warning by itself.
        forgive(problems, /will become mandatory in Storybook/);
        expect(milliseconds).toBeLessThan(OPEN_LIMIT_MS);
      },
      { baseURL: url },
    );
  } finally {
    await close();
  }
});
