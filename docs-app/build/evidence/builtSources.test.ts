import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { formatSources, isSiteCurrent, isWorkbenchCurrent } from './builtSources.ts';

const dist = mkdtempSync(join(tmpdir(), 'built-sources-'));
const workbench = join(dist, 'workbench');
mkdirSync(workbench);
afterAll(() => rmSync(dist, { recursive: true }));

const [name, text] = formatSources(FIXTURE_PRODUCTS);
const { sources, site } = JSON.parse(text);
const isCurrent = (hashes: object) => {
  writeFileSync(join(workbench, name), JSON.stringify(hashes));
  return [isWorkbenchCurrent(workbench), isSiteCurrent({ dist, products: FIXTURE_PRODUCTS })];
};

test('a build is outdated when its folder has no source hashes', () => {
  rmSync(join(workbench, name), { force: true });
  expect(isWorkbenchCurrent(workbench)).toBe(false);
  expect(isSiteCurrent({ dist, products: FIXTURE_PRODUCTS })).toBe(false);
});

test('a build is current when no source has changed since', () => {
  expect(isCurrent({ sources, site })).toEqual([true, true]);
});

test('a build is outdated when a hash differs or is missing', () => {
  expect(isCurrent({ sources: 'older', site })).toEqual([false, false]);
  expect(isCurrent({ sources, site: 'older' })).toEqual([true, false]);
  expect(isCurrent({ sources })).toEqual([true, false]);
});
