import { expect, test } from 'vitest';
import type { ProductData } from '@vitrine/ui/core';
import { documentTitle, findIdentity } from './documentTitle.ts';

function identity(id: string, paths?: readonly string[]): ProductData {
  const fields = { category: null, tagline: '', version: '1', start: '/', olderVersions: [] };
  return { ...fields, id, name: id, ...(paths && { paths }) };
}

const identities = [
  identity('acme'),
  identity('charts', ['/acme/charts', '/acme/api/charts']),
  identity('gauges', ['/acme/charts/gauges']),
];

test.each([
  ['/acme/charts', 'charts'],
  ['/zh/acme/api/charts/pie/', 'charts'],
  ['/acme/charts/gauges/arc', 'gauges'],
  ['/acme/charts-pro', 'acme'],
  ['/acme', 'acme'],
])('finds the product with the longest matching path prefix: %s is a page of %s', (path, id) => {
  expect(findIdentity(path, identities)?.id).toBe(id);
});

test('finds no product when the page has none', () => {
  expect(findIdentity('/acme')).toBeUndefined();
});

test('writes the name of a member after the title of its page (TTL-1)', () => {
  const page = { title: 'Pie', pathname: '/acme/charts/pie' };
  expect(documentTitle(page, identities)).toBe('Pie - charts');
});
