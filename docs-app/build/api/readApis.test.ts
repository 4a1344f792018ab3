import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { REACT_TYPES, writeProduct } from './packageFixture.ts';
import { readComponentApis, readHookApis } from './readApis.ts';

// Some tests parse the library's declarations again.
vi.setConfig({ testTimeout: 30_000 });

const { productDir, remove } = writeProduct({
  '@types/react': REACT_TYPES,
  '@acme/ui': {
    'index.d.ts': `import * as React from 'react';
export declare function Badge(props: { max?: number }): React.ReactElement;
export declare const badgeClasses: { badge: string };
export declare function Modal(props: { open: boolean }): React.ReactElement;
export declare function Switch(props: { checked: boolean }): React.ReactElement;
export declare function useButton(parameters: { disabled?: boolean }): { active: boolean };`,
    'index.js': "exports.badgeClasses = { badge: 'acme-Badge-badge' };",
  },
});
const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
const query = { productDir, names: ['Badge'] };

afterAll(() => {
  remove();
  rmSync(cacheDir, { recursive: true });
});

function listFiles(): string[] {
  return readdirSync(cacheDir).map((file) => join(cacheDir, file));
}

test('caches component APIs in a file', async () => {
  const { apis: extracted } = await readComponentApis(query, { cacheDir });
  const [file = ''] = listFiles();
  expect(listFiles()).toHaveLength(1);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('acme-Badge-badge', 'from-cache'));
  const { apis: cached } = await readComponentApis(query, { cacheDir });
  expect(extracted[0]?.classes[0]?.className).toBe('acme-Badge-badge');
  expect(cached[0]?.classes[0]?.className).toBe('from-cache');
});

test.each(['{', 'null', '[{"name":"Other"}]', '{"apis":[{}],"problems":[]}'])(
  'replaces a component API cache file when its content is invalid: %j',
  async (content) => {
    const [file = ''] = listFiles();
    writeFileSync(file, content);
    const {
      apis: [badge],
    } = await readComponentApis(query, { cacheDir });
    expect(badge?.classes[0]?.className).toBe('acme-Badge-badge');
    expect(readFileSync(file, 'utf8')).toContain('acme-Badge-badge');
  },
);

test('reports an extraction of component APIs only when they are not cached', async () => {
  const lines: string[] = [];
  const options = { cacheDir, onExtracted: (line: string) => void lines.push(line) };
  await readComponentApis({ productDir, names: ['Switch'] }, options);
  await readComponentApis({ productDir, names: ['Switch'] }, options);
  const ended = String.raw`^API of ${basename(productDir)}, components: 1 after [\d.]+ s$`;
  expect(lines).toEqual([expect.stringMatching(ended)]);
});

test('caches each component API query in a separate file', async () => {
  const before = listFiles();
  await readComponentApis({ productDir, names: ['Modal'] }, { cacheDir });
  expect(listFiles()).toHaveLength(before.length + 1);
});

test('rejects with api/unknown-component when no package has the component', async () => {
  const unknown = readComponentApis({ productDir, names: ['Buton'] }, { cacheDir });
  await expect(unknown).rejects.toMatchObject({ code: 'api/unknown-component' });
});

describe('readHookApis', () => {
  const hooksDir = mkdtempSync(join(tmpdir(), 'vitrine-hooks-'));
  afterAll(() => rmSync(hooksDir, { recursive: true }));

  test('caches hook APIs in one file per query', async () => {
    const hooks = { productDir, names: ['useButton'] };
    const extracted = await readHookApis(hooks, { cacheDir: hooksDir });
    await expect(readHookApis(hooks, { cacheDir: hooksDir })).resolves.toEqual(extracted);
    expect(readdirSync(hooksDir)).toHaveLength(1);
  });

  test('returns no hook APIs when the query has no names', async () => {
    const read = readHookApis({ productDir, names: [] }, { cacheDir: hooksDir });
    await expect(read).resolves.toEqual({ apis: [], problems: [] });
  });
});
