import { expect, test } from 'vitest';
import type { Product } from '../content/content.types.ts';
import { createApi } from './apiFixture.ts';
import { listReleasePages } from './listReleasePages.ts';

/** Creates a release with components at `/ui/<id>`, or at `/ui` for the documented one. */
function createRelease(id: string, names: readonly string[]) {
  const prefix = id ? `/ui/${id}` : '/ui';
  const start = id ? prefix : '/ui/getting-started';
  const product = { prefix, packages: {}, identities: [{ start }] } as unknown as Product;
  return { product, apis: names.map((name) => createApi(name)) };
}

const releases = [
  createRelease('v5', ['Hidden', 'Tabs']),
  createRelease('', ['Hidden', 'Tabs']),
  createRelease('v7', ['Tabs']),
];

test('lists the API page of a component in each release that has the component (FAULT B10)', () => {
  expect(listReleasePages(createApi('Tabs'), releases)).toEqual({
    '/ui/v5': '/ui/v5/api/tabs',
    '/ui/getting-started': '/ui/api/tabs',
    '/ui/v7': '/ui/v7/api/tabs',
  });
});

test('lists no API page for a release without the component in the same package (FAULT B10)', () => {
  expect(listReleasePages(createApi('Hidden'), releases)).toEqual({
    '/ui/v5': '/ui/v5/api/hidden',
    '/ui/getting-started': '/ui/api/hidden',
  });
  const other = { ...createApi('Tabs'), packageName: '@acme/lab' };
  expect(listReleasePages(other, releases)).toEqual({});
});
