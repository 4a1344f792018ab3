import { expect, test } from 'vitest';
import { apiFolders, testApiData } from './apiData.ts';
import { pages } from './site.ts';

test('publishes API data of every product with API pages', () => {
  const withApi = pages.filter(({ kind }) => kind === 'api');
  const folders = new Set(withApi.map(({ pathname }) => pathname.split('/')[1]));
  expect(apiFolders).toEqual([...folders].toSorted());
});

testApiData();
