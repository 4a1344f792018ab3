import { expect, test } from 'vitest';
import { defineProduct } from './defineProduct.ts';
import { groupProducts } from './groupProducts.ts';
import type { ProductData } from './product.types.ts';
import { resolveOlderVersions } from './versionLinks.ts';

function product(id: string, category: ProductData['category'], more: Partial<ProductData> = {}) {
  return {
    ...{ id, category, name: id, tagline: '', version: '1', start: `/${id}`, olderVersions: [] },
    ...more,
  };
}

const nameGroups = (products: readonly ProductData[]) =>
  groupProducts(products).map(({ category, head, products: members }) => [
    category,
    head?.id,
    members.map(({ id }) => id),
  ]);

test('groups products by category, and members under their parent product', () => {
  const products = [
    product('material-ui', 'core'),
    product('x', 'x'),
    product('x-data-grid', 'x', { memberOf: 'x' }),
    product('x-date-pickers', 'x', { memberOf: 'x' }),
    product('system', 'core'),
  ];
  expect(nameGroups(products)).toEqual([
    ['core', undefined, ['material-ui', 'system']],
    ['x', 'x', ['x-data-grid', 'x-date-pickers']],
  ]);
});

test('omits internal products, docs and groups without products', () => {
  const products = [
    product('experiments', 'docs-infra', { internal: true }),
    product('docs', 'docs'),
    product('toolpad', 'toolpad'),
    product('toolpad-core', 'toolpad', { memberOf: 'toolpad', internal: true }),
    product('x', 'x'),
    product('x-data-grid', 'core', { memberOf: 'x' }),
  ];
  expect(nameGroups(products)).toEqual([
    ['toolpad', undefined, ['toolpad']],
    ['core', undefined, ['x-data-grid']],
  ]);
});

test.each([
  ['en', 'https://v5.example/a/'],
  ['zh', 'https://v5.example/zh/a/'],
] as const)('localizes the links to older versions for the language %s', (language, href) => {
  const olderVersions = [{ label: 'v5', href: 'https://v5.example{lang}/a/' }];
  expect(resolveOlderVersions({ olderVersions }, language)).toEqual([{ label: 'v5', href }]);
});

test('defineProduct returns the product definition unchanged', () => {
  const definition = { id: 'x', name: 'X', tagline: '', packageName: '@mui/x', packages: {} };
  expect(defineProduct(definition)).toBe(definition);
});
