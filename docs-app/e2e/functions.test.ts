import { expect, test } from 'vitest';
import { listProductApis } from './apiData.ts';
import { functionPages, readFunctions, testFunctionPages } from './functionPages.ts';

const nameOf = (api: { packageName: string; name: string }) => `${api.packageName} ${api.name}`;

test('documents only hooks and utilities that the API data contains', () => {
  const functions = listProductApis().flatMap(({ hooks, utilities }) => [...hooks, ...utilities]);
  const known = new Set(functions.map(nameOf));
  const published = functionPages.flatMap(({ pathname }) => readFunctions(pathname).map(nameOf));
  expect(published.filter((name) => !known.has(name))).toEqual([]);
});

testFunctionPages();
