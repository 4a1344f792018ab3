import { expect, test } from 'vitest';
import type { ComponentApi } from '@vitrine/ui/core';
import { addTypeLinks } from './addTypeLinks.ts';
import type { ApiPage, Product } from './content.types.ts';

function api(name: string, types: readonly string[] = []): ComponentApi {
  return {
    ...{ name, slug: name.toLowerCase(), packageName: '@acme/ui', version: '1.0.0' },
    ...{ description: '', imports: [], slots: [] },
    classes: [{ key: 'root', className: `Acme${name}-root`, description: '', global: false }],
    props: types.map((type, index) => ({
      ...{ name: `prop${index}`, type, required: false, description: '' },
    })),
  };
}

function link(types: readonly string[], layout: Product['apiLayout'] = 'pages') {
  const product = { apiLayout: layout, packages: {}, prefix: '/ui' } as unknown as Product;
  const pages = [
    { pathname: '/ui/react-badge', frontMatter: { components: ['Badge'] } },
  ] as unknown as ApiPage[];
  const [first] = addTypeLinks([api('Button', types), api('Badge')], { product, pages });
  return first?.typeLinks;
}

test.each([
  ['the props of another component', 'Partial<BadgeProps>', { BadgeProps: '/ui/api/badge' }],
  ['its own props', "ButtonOwnProps['color']", { ButtonOwnProps: '/ui/api/button' }],
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

test.each(['React.ReactNode', 'GridProps', 'MyBadgeProps', 'badgeProps'])(
  'adds no API link for the prop type %s',
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
