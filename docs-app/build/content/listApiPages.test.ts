import { afterAll, expect, test } from 'vitest';
import { buildNavTree } from '@vitrine/ui/core';
import { REACT_TYPES, writeProduct } from '../api/packageFixture.ts';
import type { PageSource, Product } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';
import { listApiPages } from './listApiPages.ts';

const { productDir: dir, remove } = writeProduct({
  '@types/react': REACT_TYPES,
  '@acme/ui': {
    'index.d.ts': `import * as React from 'react';
export declare function Badge(props: { max?: number }): React.ReactElement;
export declare function useBadge(): { max: number };`,
  },
});
afterAll(remove);

const nav = buildNavTree([
  { pathname: '/base-ui/react-badge', title: 'Badges', planned: true },
  { pathname: '/base-ui/react-badge/components-api/#badge', planned: true },
  { pathname: '/base-ui/react-badge/components-api/#ribbon', planned: true },
  { pathname: '/base-ui/react-badge/hooks-api/#use-badge', planned: true },
  { pathname: '/base-ui/react-menu/components-api/#menu' },
]);
const product = { dir, nav, apiLayout: 'tabs' } as unknown as Product;
const menu = { product, pathname: '/base-ui/react-menu', file: 'page.mdx' } as PageSource;

test('lists only exports that a package declares on a planned API page', () => {
  expect(listApiPages(product, [menu])).toEqual([
    menu,
    {
      product,
      pathname: '/base-ui/react-badge',
      frontMatter: createFrontMatter({
        ...{ title: 'Badges', description: 'Badges' },
        ...{ components: ['Badge'], hooks: ['useBadge'] },
      }),
    },
  ]);
});

test('adds no planned API pages when each export has its own page', () => {
  expect(listApiPages({ ...product, apiLayout: 'pages' }, [menu])).toEqual([menu]);
});
