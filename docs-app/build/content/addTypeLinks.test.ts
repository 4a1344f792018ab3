import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ComponentApi, HookApi } from '@vitrine/ui/core';
import { FIXTURE_PRODUCTS } from '../../node/paths.ts';
import { addTypeLinks, joinTypeHrefs, listTypeHrefs, type TypedProduct } from './addTypeLinks.ts';
import type { ApiPage, Product } from './content.types.ts';

function api(name: string, types: readonly string[] = []): ComponentApi {
  return {
    ...{ name, slug: name.toLowerCase(), packageName: '@acme/ui', version: '1.0.0' },
    ...{ description: '', imports: [], slots: [{ name: 'root', description: '' }] },
    classes: [{ key: 'root', className: `Acme${name}-root`, description: '', global: false }],
    props: types.map((type, index) => ({
      ...{ name: `prop${index}`, type, required: false, description: '' },
    })),
  };
}

function link(types: readonly string[], layout: Product['apiLayout'] = 'pages') {
  const product = { apiLayout: layout, packages: {}, prefix: '/ui' } as unknown as Product;
  const pages = [
    {
      ...{ pathname: '/ui/react-badge', file: 'page.mdx' },
      frontMatter: { components: ['Badge'], types: ['BadgeColor', 'BadgeSize#sizes'] },
    },
    { pathname: '/ui/react-chip', frontMatter: { components: [], types: ['ChipColor'] } },
  ] as unknown as ApiPage[];
  const apis = [api('Button', types), api('Badge')];
  const [first] = addTypeLinks(apis, listTypeHrefs(apis, { product, pages }));
  return first?.typeLinks;
}

test.each([
  ['the props of another component', 'Partial<BadgeProps>', { BadgeProps: '/ui/api/badge' }],
  ['its own props', "ButtonOwnProps['color']", { ButtonOwnProps: '/ui/api/button' }],
  ['the slots of another component', 'BadgeSlots', { BadgeSlots: '/ui/api/badge#slots' }],
  ['a type that a page explains', 'BadgeColor[]', { BadgeColor: '/ui/react-badge' }],
  ['a type that a section explains', 'BadgeSize', { BadgeSize: '/ui/react-badge#sizes' }],
  ['its own classes', 'Partial<ButtonClasses>', { ButtonClasses: '/ui/api/button#classes' }],
  [
    'several types',
    '{ a: BadgeProps; b: BadgeClasses }',
    {
      BadgeProps: '/ui/api/badge',
      BadgeClasses: '/ui/api/badge#classes',
    },
  ],
])('adds API links to a component when a prop type names %s', (_, type, expected) => {
  expect(link([type, 'string'])).toEqual(expected);
});

test('adds API links to a hook when its parameters or return values name props types', () => {
  const row = (type: string) => ({ name: 'row', type, required: false, description: '' });
  const hook: HookApi = {
    ...{ name: 'useBadge', slug: 'use-badge', packageName: '@acme/ui', version: '1.0.0' },
    ...{ description: '', imports: [], parameters: [row('BadgeProps')] },
    ...{ returnValue: [row('ButtonProps')], returnType: 'ChipProps | string' },
  };
  const hrefs = new Map(['Badge', 'Button', 'Chip', 'Menu'].map((name) => [`${name}Props`, name]));
  const [linked] = addTypeLinks([hook], hrefs);
  expect(linked?.typeLinks).toEqual({
    ...{ BadgeProps: 'Badge', ButtonProps: 'Button', ChipProps: 'Chip' },
  });
});

test.each(['React.ReactNode', 'GridProps', 'ChipColor', 'MyBadgeProps', 'badgeProps'])(
  'adds no API link when a prop has the type %s',
  (type) => {
    expect(link([type])).toBeUndefined();
  },
);

test('links prop types to API tabs when components have no API pages', () => {
  expect(link(['BadgeProps | BadgeClasses'], 'tabs')).toEqual({
    BadgeProps: '/ui/react-badge/components-api#badge',
    BadgeClasses: '/ui/react-badge/components-api#badge-classes',
  });
});

test('links types of dependencies unless the product declares a type with the same name', () => {
  const [dock, harbor, plain] = ['dock', 'harbor', 'plain'].map((name) => ({
    product: {
      dir: join(FIXTURE_PRODUCTS, name),
      packages: { [`@fixtures/${name}-ui`]: `/${name}` },
    } as unknown as Product,
    types: new Map([
      [`${name}Type`, `/${name}`],
      ['Shared', `/${name}`],
    ]),
  })) as unknown as [TypedProduct, TypedProduct, TypedProduct];
  const builtOnReact = {
    product: { packages: { react: '/react' } } as unknown as Product,
    types: new Map([
      ['ReactNode', '/react'],
      ['AlertProps', '/react/alert'],
    ]),
  };
  expect(joinTypeHrefs(harbor, [builtOnReact, dock, harbor, plain])).toEqual(
    new Map([
      ['ReactNode', '/react'],
      ['harborType', '/harbor'],
      ['Shared', '/harbor'],
    ]),
  );
});
