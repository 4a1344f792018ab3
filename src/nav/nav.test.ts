import { describe, expect, test } from 'vitest';
import { buildNavTree } from './buildNavTree.ts';
import { countEntries, findNeighbors, findTrail, flattenNav } from './flattenNav.ts';
import { foldPlanned } from './foldPlanned.ts';
import type { NavEntry } from './nav.types.ts';
import { titleFromPathname } from './titleFromPathname.ts';

describe('titleFromPathname (NAV-15)', () => {
  test.each([
    ['/material-ui/react-text-field', 'Text field'],
    ['/material-ui/api/button-base', 'ButtonBase'],
    ['/base-ui/react-button/hooks-api/#use-button', 'useButton'],
    ['/base-ui/api/use-button', 'useButton'],
    ['data-display', 'Data display'],
    ['/material-ui/customization/', 'Customization'],
    ['/material-ui/migrate-react-router', 'Migrate react router'],
    ['/blog/v6.1.0', 'V6'],
  ])('turns the pathname %s into the title %s', (pathname, title) => {
    expect(titleFromPathname(pathname)).toBe(title);
  });
});

const entries: NavEntry[] = [
  {
    pathname: '/a',
    title: 'Group',
    children: [{ pathname: '/a/one' }, { pathname: '/a/two', planned: true }],
  },
  {
    pathname: '/b',
    subheader: 'inputs',
    children: [{ pathname: '/b/three', plan: 'pro', beta: true }],
  },
  { pathname: 'https://mui.com/store/', title: 'Template store' },
];

describe('buildNavTree', () => {
  test('builds a navigation tree of groups, subheaders, pages and external links', () => {
    expect(buildNavTree(entries)).toStrictEqual([
      {
        ...{ kind: 'group', pathname: '/a', title: 'Group', flags: [] },
        children: [
          { kind: 'page', pathname: '/a/one', title: 'One', flags: [] },
          { kind: 'page', pathname: '/a/two', title: 'Two', flags: ['planned'] },
        ],
      },
      {
        ...{ kind: 'subheader', pathname: '/b', title: 'Inputs', flags: [] },
        children: [
          { kind: 'page', pathname: '/b/three', title: 'Three', flags: ['beta'], plan: 'pro' },
        ],
      },
      { kind: 'external', href: 'https://mui.com/store/', title: 'Template store', flags: [] },
    ]);
  });

  test.each([
    ['/a/b/', 'page', '/a/b'],
    ['/a/b/#c', 'page', '/a/b#c'],
    ['a/', 'page', 'a'],
    ['/', 'page', '/'],
    ['/#c', 'page', '/#c'],
    ['/a?to=https://x.example', 'page', '/a?to=https://x.example'],
    ['http://x.example/', 'external', 'http://x.example/'],
  ])('parses the navigation pathname %s as the kind %s at %s', (pathname, kind, address) => {
    const [node] = buildNavTree([{ pathname }]);
    expect(node).toMatchObject({ kind, [kind === 'page' ? 'pathname' : 'href']: address });
  });

  test('lists every duplicate pathname with both positions (NAV-26)', () => {
    const twice = [...entries, { pathname: '/a/one/' }, { pathname: '/b/three' }];
    expect(() => buildNavTree(twice)).toThrow(
      /"\/a\/one" appears at nav\[0\]\.children\[0\] and nav\[3\].*"\/b\/three" appears at nav\[1\]\.children\[0\] and nav\[4\]/,
    );
  });

  test('accepts two pathnames when they differ in case', () => {
    expect(() => buildNavTree([{ pathname: '/a' }, { pathname: '/A' }])).not.toThrow();
  });

  test.each([
    '/base-ui/react-menu/components-api/#menu',
    '/base-ui/react-menu/components-api#menu',
    '/base-ui/react-menu/hooks-api/#use-menu',
    '/base-ui/react-menu/hooks-api#use-menu',
  ])('accepts a duplicate pathname when it is the API anchor %s (NAV-26)', (pathname) => {
    expect(() => buildNavTree([{ pathname }, { pathname }])).not.toThrow();
  });

  test.each([
    '/base-ui/react-menu/hooks-api',
    '/base-ui/react-menu/components-api/',
    '/base-ui/react-menu/my-hooks-api#use-menu',
    '/base-ui/react-menu#components-api',
  ])('throws on the duplicate pathname %s, which is not an API anchor (NAV-26)', (pathname) => {
    expect(() => buildNavTree([{ pathname }, { pathname }])).toThrow(/appears at nav\[0\] and/);
  });

  test('names the entry and the valid fields in the error when a field is unknown', () => {
    const entry = { pathname: '/a', newFeatrue: true } as NavEntry;
    expect(() => buildNavTree([entry])).toThrow(
      /"\/a" has an unknown field: newFeatrue.*pathname, title, subheader, children, plan, legacy/,
    );
  });
});

describe('navigation tree in reading order', () => {
  const build = () => buildNavTree(entries);

  test('lists planned pages only when the option `planned` is true', () => {
    expect(flattenNav(build()).map(({ pathname }) => pathname)).toEqual(['/a/one', '/b/three']);
    expect(flattenNav(build(), { planned: true })).toHaveLength(3);
  });

  test('lists the planned pages of a folded group only when the option `planned` is true', () => {
    const folded = foldPlanned(build());
    const paths = (planned: boolean) => {
      return flattenNav(folded, { planned }).map(({ pathname }) => pathname);
    };
    expect(paths(false)).toEqual(['/a/one', '/b/three']);
    expect(paths(true).toSorted()).toEqual(
      flattenNav(build(), { planned: true })
        .map(({ pathname }) => pathname)
        .toSorted(),
    );
  });

  test('counts all navigation entries, including groups and subheaders', () => {
    expect(countEntries(build())).toBe(6);
  });

  test('finds the next page across groups, and no page before the first page', () => {
    const tree = build();
    expect(findNeighbors(tree, '/a/one').next?.pathname).toBe('/b/three');
    expect(findNeighbors(tree, '/a/one').previous).toBeUndefined();
    expect(findNeighbors(tree, '/elsewhere')).toEqual({});
  });

  test('findNeighbors returns the same object when the tree and the page are the same', () => {
    const tree = build();
    expect(findNeighbors(tree, '/a/one')).toBe(findNeighbors(tree, '/a/one'));
  });

  test('finds the trail of nodes from the root to a page', () => {
    expect(findTrail(build(), '/b/three').map(({ title }) => title)).toEqual(['Inputs', 'Three']);
  });

  test.each(['/a', '/elsewhere', 'https://mui.com/store/'])(
    'returns an empty trail when %s is not a page',
    (pathname) => {
      expect(findTrail(build(), pathname)).toEqual([]);
    },
  );
});
