import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { readComponentApis } from './readApis.ts';

// Each test parses the library's declarations again.
vi.setConfig({ testTimeout: 30_000 });

const productDir = join(import.meta.dirname, '../../products/base-ui');
const cacheDir = mkdtempSync(join(tmpdir(), 'vitrine-api-'));
const query = { productDir, names: ['Badge'] };

afterAll(() => rmSync(cacheDir, { recursive: true }));

function listFiles(): string[] {
  return readdirSync(cacheDir).map((file) => join(cacheDir, file));
}

test('caches component APIs in one file per query', async () => {
  const { apis: extracted } = await readComponentApis(query, { cacheDir });
  const [file = ''] = listFiles();
  expect(listFiles()).toHaveLength(1);
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('base-Badge-badge', 'from-cache'));
  const { apis: cached } = await readComponentApis(query, { cacheDir });
  expect(extracted[0]?.classes[0]?.className).toBe('base-Badge-badge');
  expect(cached[0]?.classes[0]?.className).toBe('from-cache');
});

test.each(['{', 'null', '[{"name":"Other"}]', '{"apis":[{}],"problems":[]}'])(
  'replaces a damaged cache file: %j',
  async (content) => {
    const [file = ''] = listFiles();
    writeFileSync(file, content);
    const {
      apis: [badge],
    } = await readComponentApis(query, { cacheDir });
    expect(badge?.classes[0]?.className).toBe('base-Badge-badge');
    expect(readFileSync(file, 'utf8')).toContain('base-Badge-badge');
  },
);

test('reports extractions but no cache hits', async () => {
  const lines: string[] = [];
  const options = { cacheDir, onExtracted: (line: string) => void lines.push(line) };
  await readComponentApis({ productDir, names: ['Switch'] }, options);
  await readComponentApis({ productDir, names: ['Switch'] }, options);
  expect(lines).toEqual([expect.stringMatching(/^API of base-ui, components: 1 after [\d.]+ s$/)]);
});

test('caches a query for another component in a separate file', async () => {
  const before = listFiles();
  await readComponentApis({ productDir, names: ['Modal'] }, { cacheDir });
  expect(listFiles()).toHaveLength(before.length + 1);
});

test('rejects with api/unknown-component when the component is unknown', async () => {
  const unknown = readComponentApis({ productDir, names: ['Buton'] }, { cacheDir });
  await expect(unknown).rejects.toMatchObject({ code: 'api/unknown-component' });
});
