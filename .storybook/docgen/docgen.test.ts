import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { docgenInThread } from './docgenInThread.ts';
import { ROOT } from '../../docs-app/node/paths.ts';

const FILE = join(ROOT, 'src/page/PageHeader.tsx');

interface Hooks {
  configResolved: (config: { root: string }) => void;
  transform: (code: string, id: string) => Promise<{ code: string } | undefined>;
  handleHotUpdate: (change: { file: string; server: object }) => Promise<void>;
}

/** Test timeout. The docgen thread needs time to create a TypeScript program of the library. */
const LIMIT_MS = 60_000;

const docgen = docgenInThread() as unknown as Hooks;
docgen.configResolved({ root: ROOT });

test(
  'adds docgen to a component without blocking the event loop',
  async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1));
    const result = await docgen.transform(readFileSync(FILE, 'utf8'), FILE);
    clearInterval(turning);
    expect(result?.code).toMatch(/PageHeader\.__docgenInfo = \{.*"title"/s);
    expect(turns).toBeGreaterThan(10);
  },
  LIMIT_MS,
);

test('docgen plugin does not transform a module outside of src', async () => {
  expect(await docgen.transform('', join(ROOT, 'stories/page/PageHeader.tsx'))).toBeUndefined();
});

test(
  'invalidates modules when an edit makes their docgen stale',
  async () => {
    await docgen.transform(readFileSync(FILE, 'utf8'), FILE);
    const invalidated: string[] = [];
    const moduleGraph = {
      getModulesByFile: (file: string) => new Set([file]),
      invalidateModule: (file: string) => invalidated.push(file),
    };
    await docgen.handleHotUpdate({ file: FILE, server: { moduleGraph } });
    expect(invalidated).toEqual([FILE]);
  },
  LIMIT_MS,
);
