import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { HookApi } from '@vitrine/ui/core';
import { readFunctionApis } from '../api/readApis.ts';

export interface FunctionComparison {
  productDir: string;
  packageNames: readonly string[];
  /** Minimum numbers of hooks and utilities. */
  atLeast: { hooks: number; utilities: number };
}

/** Defines the tests that compare the APIs of a product's functions with the running packages. */
export function testFunctionApis({ productDir, packageNames, atLeast }: FunctionComparison): void {
  const require = createRequire(join(productDir, 'package.json'));
  const isHook = (name: string) => /^use[A-Z]/.test(name);
  let apis: HookApi[] = [];

  beforeAll(async () => {
    const extracted = await readFunctionApis({ productDir, names: packageNames });
    expect(extracted.problems).toEqual([]);
    ({ apis } = extracted);
  }, 60_000);

  const load = (name: string) => require(name) as Record<string, unknown>;

  test('reads only functions that the running package exports', () => {
    const missing = apis.filter(
      ({ packageName, name }) => typeof load(packageName)[name] !== 'function',
    );
    expect(missing.map(({ packageName, name }) => `${name} of ${packageName}`)).toEqual([]);
    expect(apis.filter(({ name }) => isHook(name)).length).toBeGreaterThanOrEqual(atLeast.hooks);
    expect(apis.filter(({ name }) => !isHook(name)).length).toBeGreaterThanOrEqual(
      atLeast.utilities,
    );
  });

  test('reads at least one parameter of every function that has parameters at runtime', () => {
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
}
