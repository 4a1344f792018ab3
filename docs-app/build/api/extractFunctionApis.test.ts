import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { HookApi } from '@vitrine/ui/core';
import { extractFunctionApis } from './extractFunctionApis.ts';
import { readFunctionApis } from './readApis.ts';

const products = join(import.meta.dirname, '../../products');

/** Columns: product folder, packages, and the minimum numbers of hooks and utilities. */
describe.each([
  ['material-ui', ['@mui/material', '@mui/lab'], 10, 20],
  ['joy-ui', ['@mui/joy'], 3, 5],
  ['base-ui', ['@mui/base'], 20, 8],
  ['system', ['@mui/system'], 4, 75],
  ['x', ['@mui/x-data-grid', '@mui/x-date-pickers'], 15, 100],
  ['toolpad', ['@toolpad/core'], 5, 0],
] as const)('%s', (folder, names, hooks, utilities) => {
  const productDir = join(products, folder);
  const require = createRequire(join(productDir, 'package.json'));
  const isHook = (name: string) => /^use[A-Z]/.test(name);
  let apis: HookApi[] = [];

  beforeAll(async () => {
    const extracted = await readFunctionApis({ productDir, names });
    expect(extracted.problems).toEqual([]);
    ({ apis } = extracted);
  }, 60_000);

  const load = (name: string) => require(name) as Record<string, unknown>;

  test('reads only functions that the running package exports', () => {
    const missing = apis.filter(
      ({ packageName, name }) => typeof load(packageName)[name] !== 'function',
    );
    expect(missing.map(({ packageName, name }) => `${name} of ${packageName}`)).toEqual([]);
    expect(apis.filter(({ name }) => isHook(name)).length).toBeGreaterThanOrEqual(hooks);
    expect(apis.filter(({ name }) => !isHook(name)).length).toBeGreaterThanOrEqual(utilities);
  });

  test('reads the parameters of every function that has parameters at runtime', () => {
    const wrong = apis.filter(({ packageName, name, parameters }) => {
      const { length } = load(packageName)[name] as (...args: unknown[]) => unknown;
      return length > 0 && parameters.length === 0;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  test('creates a unique slug for each function of a package', () => {
    const anchors = apis.map(({ packageName, slug }) => `${packageName}#${slug}`);
    expect(new Set(anchors).size).toBe(anchors.length);
  });
});

test('reads the parameters and the return type of functions', async () => {
  const { apis } = await extractFunctionApis({
    productDir: join(products, 'system'),
    names: ['@mui/system'],
  });
  expect(apis.find(({ name }) => name === 'alpha')).toMatchObject({
    slug: 'alpha',
    imports: ["import { alpha } from '@mui/system';"],
    parameters: [
      { name: 'color', type: 'string', required: true },
      { name: 'value', type: 'number', required: true },
    ],
    returnType: 'string',
  });
});

test('ignores functions of other packages and functions that are not public', async () => {
  const { apis } = await extractFunctionApis({
    productDir: join(products, 'material-ui'),
    names: ['@mui/material'],
  });
  const names = apis.map(({ name }) => name);
  expect(names).not.toContain('alpha');
  expect(names.filter((name) => /^unstable|UtilityClass/.test(name))).toEqual([]);
});
