import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nameBuild } from '../shared/nameBuild.ts';
import { readThroughCache } from './apiCache.ts';
import { hashLinkedPackages, listProductDirs } from './linkedPackages.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine-linked-'));
const productsDir = join(root, 'products');
const productDir = join(productsDir, 'acme');

beforeAll(() => {
  writePackage('products/acme', { '@acme/ui': '1.0.0', '@acme/icons': '1.0.0' });
  writePackage('releases/v1/acme', { '@acme/old': '0.9.0' });
  writePackage('node_modules/@acme/icons', {});
  writePackage('libraries/ui', { '@acme/core': '1.0.0', '@acme/icons': '1.0.0' });
  writePackage('libraries/core', { '@acme/ui': '1.0.0' });
  writePackage('libraries/old', {});
  writePackage('libraries/ui/node_modules/tool', {});
  for (const name of ['ui', 'core', 'old'])
    symlinkSync(join(root, 'libraries', name), join(root, 'node_modules/@acme', name), 'junction');
});

afterAll(() => rmSync(root, { recursive: true }));

function writePackage(folder: string, dependencies: Readonly<Record<string, string>>): void {
  const file = join(root, folder, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ name: folder, version: '1.0.0', dependencies }));
  writeFileSync(join(root, folder, 'index.d.ts'), 'export {};');
}

function changeFile(folder: string): void {
  appendFileSync(join(root, folder, 'index.d.ts'), '\n');
}

function nameLinked(): string {
  const hash = createHash('sha256');
  hashLinkedPackages(hash, listProductDirs(productsDir));
  return hash.digest('hex');
}

describe('hashLinkedPackages', () => {
  test.each([
    ['changes', 'a pinned, linked package', 'libraries/ui', true],
    ['changes', 'a linked dependency of a linked package', 'libraries/core', true],
    ['changes', 'a linked package that a release pins', 'libraries/old', true],
    ['stays', 'an installed package', 'node_modules/@acme/icons', false],
    ['stays', 'an own dependency of a linked package', 'libraries/ui/node_modules/tool', false],
  ])('the hash %s when %s changes', (_, _subject, folder, changes) => {
    const before = nameLinked();
    changeFile(folder);
    expect(nameLinked() !== before).toBe(changes);
  });
});

test('builds get another name when a linked package changes without its version', () => {
  const before = nameBuild({ productsDir, env: {} });
  changeFile('libraries/ui');
  expect(nameBuild({ productsDir, env: {} })).not.toBe(before);
});

test('an API is extracted again when a linked package changes without its version', async () => {
  let runs = 0;
  const read = () =>
    readThroughCache({
      ...{ kind: 'components', query: { productDir, names: ['Button'] } },
      cacheDir: join(root, 'cache'),
      extract: async () => ({ apis: [{ name: `Button ${(runs += 1)}` }], problems: [] }),
    });
  await read();
  expect(await read()).toMatchObject({ apis: [{ name: 'Button 1' }] });
  changeFile('libraries/core');
  expect(await read()).toMatchObject({ apis: [{ name: 'Button 2' }] });
});
