import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findEntryScript } from './packageEntry.ts';

const dir = mkdtempSync(join(tmpdir(), 'vitrine-entry-'));

beforeAll(() => {
  mkdirSync(join(dir, 'dist'));
  for (const name of ['node', 'import', 'require'])
    writeFileSync(join(dir, 'dist', `${name}.js`), '');
});

afterAll(() => rmSync(dir, { recursive: true }));

const scripts = (...conditions: string[]) =>
  Object.fromEntries(conditions.map((name) => [name, `./dist/${name}.js`]));

test.each([
  ['the first condition in the order of the package', scripts('node', 'import'), 'node'],
  ['the first condition in the order of the package', scripts('import', 'node'), 'import'],
  ['a condition of imports before "require"', scripts('require', 'import'), 'import'],
  ['"require" when a package has no other condition', scripts('types', 'require'), 'require'],
  ['a nested condition', { browser: './web.js', default: scripts('require', 'node') }, 'node'],
])('findEntryScript finds %s: %j', (_, exports, expected) => {
  for (const value of [exports, { '.': exports, './extra': './extra.js' }]) {
    writeFileSync(join(dir, 'package.json'), JSON.stringify({ exports: value }));
    expect(findEntryScript(dir)).toBe(join(dir, 'dist', `${expected}.js`));
  }
});
