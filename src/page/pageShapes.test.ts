import { describe, expect, test } from 'vitest';
import { pageShape, productShape, productsShape } from './pageShapes.ts';

const page = {
  ...{ kind: 'article', pathname: '/a', title: 'A', description: '', language: 'en', html: '' },
  headings: [{ id: 'b', text: 'B', depth: 2 }],
  css: { ids: ['x'], text: '' },
};
const product = { id: 'material-ui', name: 'Material UI', start: '/material-ui' };

test.each([
  [pageShape, { ...page, more: 1 }],
  [pageShape, { ...page, headings: [], css: { ids: [], text: '' } }],
  [productShape, { identities: [product], nav: [{}] }],
  [productShape, { identities: [product, product], nav: [] }],
  [productsShape, []],
  [productsShape, [product]],
])('parses a file of the site, number %#', (shape, data) => {
  expect(shape.parse(data)).toEqual(data);
});

describe('refuses a page', () => {
  test.each([
    ...['kind', 'pathname', 'title', 'description', 'language', 'headings', 'html', 'css'],
  ])('when %s is missing', (field) => {
    expect(pageShape.safeParse({ ...page, [field]: undefined }).success).toBe(false);
  });

  test.each([
    ['a heading has no id', { headings: [{ text: 'B', depth: 2 }] }],
    ['the depth of a heading is text', { headings: [{ id: 'b', text: 'B', depth: '2' }] }],
    ['the styles have no text', { css: { ids: [] } }],
  ])('when %s', (_, fields) => {
    expect(pageShape.safeParse({ ...page, ...fields }).success).toBe(false);
  });
});

test.each([
  ['has no identity', productShape, { identities: [], nav: [] }],
  ['has no navigation', productShape, { identities: [product] }],
  ['has text for navigation', productShape, { identities: [product], nav: ['a'] }],
  ['has no start', productsShape, [{ ...product, start: undefined }]],
])('refuses a product when it %s', (_, shape, data) => {
  expect(shape.safeParse(data).success).toBe(false);
});
