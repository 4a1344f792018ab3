import { expect, test } from 'vitest';
import { buildNavTree, type PageLink } from '@vitrine/ui/core';
import { listPageGroups, listPaths } from './listPageGroups.ts';

const nav = buildNavTree([
  { pathname: '/acme/overview' },
  {
    pathname: '/acme/components',
    title: 'Components',
    children: [
      { pathname: '/acme/all-components' },
      {
        pathname: '/acme/inputs',
        subheader: '/acme/inputs',
        title: 'Inputs',
        children: [
          { pathname: '/acme/react-button', title: 'Button' },
          {
            pathname: '/acme/pickers',
            title: 'Pickers',
            children: [{ pathname: '/acme/react-picker', title: 'Picker' }],
          },
        ],
      },
    ],
  },
  {
    pathname: '/acme/migration',
    title: 'Migration',
    children: [{ pathname: '/acme/migration-v2', title: 'To v2', planned: true }],
  },
  {
    pathname: '/acme/more',
    title: 'More',
    children: [{ pathname: 'https://acme.dev/blog', title: 'Blog' }],
  },
]);

const link = (pathname: string): PageLink => ({ pathname, title: pathname });

const groups = listPageGroups({
  ...{ name: 'Acme', nav },
  more: [
    { title: 'API', pages: [link('/acme/react-button'), link('/acme/api/button')] },
    { title: 'Releases', pages: [] },
  ],
});

test('groups pages by navigation group, at most two levels deep', () => {
  const outline = groups.map(({ title, pages, groups: inner }) => [
    title,
    pages.map(({ pathname }) => pathname),
    inner.map((group) => [group.title, group.pages.map(({ pathname }) => pathname)]),
  ]);
  expect(outline).toEqual([
    ['Acme', ['/acme/overview'], []],
    [
      'Components',
      ['/acme/all-components'],
      [['Inputs', ['/acme/react-button', '/acme/react-picker']]],
    ],
    ['API', ['/acme/api/button'], []],
  ]);
});

test('assigns a unique id to each page group when titles are equal', () => {
  const more = [1, 2].map((at) => ({ title: 'Acme', pages: [link(`/acme/${at}`)] }));
  const ids = listPageGroups({ name: 'Acme', nav, more }).map(({ id }) => id);
  expect(ids).toEqual(['acme', 'components', 'acme-1', 'acme-2']);
});

test('lists the paths of a page group without hashes', () => {
  const tabs = { id: 'a', title: 'A', groups: [], pages: [link('/a/api/#b'), link('/a/api#c')] };
  expect(listPaths(tabs)).toEqual(['/a/api', '/a/api']);
});
