import { describe, expect, test } from 'vitest';
import { pageShape, productShape, productsShape } from './pageShapes.ts';

const page = {
  ...{ kind: 'article', pathname: '/a', title: 'A', description: '', language: 'en', html: '' },
  headings: [{ id: 'b', text: 'B', depth: 2 }],
  css: { ids: ['x'], text: '' },
  sheets: ['/assets/page.css'],
  demos: { Basic: [{ styling: 'MUI System', url: '/assets/Basic.js', css: [] }] },
};
const product = { id: 'material-ui', name: 'Material UI', start: '/material-ui' };

test.each([
  [pageShape, { ...page, more: 1 }],
  [pageShape, { ...page, headings: [], css: { ids: [], text: '' } }],
  [pageShape, { ...page, sheets: undefined, demos: undefined }],
  [productShape, { identities: [product], nav: [{}] }],
  [productShape, { identities: [product, product], nav: [] }],
  [productsShape, []],
  [productsShape, [product]],
])('parses valid site data unchanged (case %#)', (shape, data) => {
  expect(shape.parse(data)).toEqual(data);
});

describe('page shape', () => {
  test.each([
    ...['kind', 'pathname', 'title', 'description', 'language', 'headings', 'html', 'css'],
  ])('rejects a page when %s is missing', (field) => {
    expect(pageShape.safeParse({ ...page, [field]: undefined }).success).toBe(false);
  });

  test.each([
    ['a heading has no id', { headings: [{ text: 'B', depth: 2 }] }],
    ['the depth of a heading is a string', { headings: [{ id: 'b', text: 'B', depth: '2' }] }],
    ['the styles have no text', { css: { ids: [] } }],
    ['the style sheets are a string', { sheets: '/assets/page.css' }],
    ['a demo has no modules', { demos: { Basic: [] } }],
    ['a demo module has no URL', { demos: { Basic: [{ styling: 'MUI System', css: [] }] } }],
  ])('rejects a page when %s', (_, fields) => {
    expect(pageShape.safeParse({ ...page, ...fields }).success).toBe(false);
  });
});

test.each([
  ['has no identity', productShape, { identities: [], nav: [] }],
  ['has no navigation', productShape, { identities: [product] }],
  ['has a string as a navigation entry', productShape, { identities: [product], nav: ['a'] }],
  ['has no start', productsShape, [{ ...product, start: undefined }]],
])('rejects a product when it %s', (_, shape, data) => {
  expect(shape.safeParse(data).success).toBe(false);
});
