import { describe, expect, test } from 'vitest';
import { buildNavTree } from './buildNavTree.ts';
import { findNeighbours, findTrail, flattenNav } from './flattenNav.ts';
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
  ])('%s is %s', (pathname, title) => {
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
  test('makes groups, subheaders, pages and external links', () => {
    const kinds = buildNavTree(entries).map(({ kind, title }) => `${kind} ${title}`);
    expect(kinds).toEqual(['group Group', 'subheader Inputs', 'external Template store']);
  });

  test('lists every duplicate with both places (NAV-26)', () => {
    const twice = [...entries, { pathname: '/a/one/' }, { pathname: '/b/three' }];
    expect(() => buildNavTree(twice)).toThrow(
      /"\/a\/one" stands at nav\[0\]\.children\[0\] and nav\[3\].*"\/b\/three"/,
    );
  });

  test('keeps case: paths that differ in it are two pages', () => {
    expect(() => buildNavTree([{ pathname: '/a' }, { pathname: '/A' }])).not.toThrow();
  });

  test('lets API anchors repeat', () => {
    const anchor = { pathname: '/base-ui/react-menu/components-api/#menu' };
    expect(() => buildNavTree([anchor, anchor])).not.toThrow();
  });

  test('names the entry of an unknown field', () => {
    const entry = { pathname: '/a', newFeatrue: true } as NavEntry;
    expect(() => buildNavTree([entry])).toThrow(/"\/a" has the unknown field newFeatrue/);
  });
});

describe('the tree in reading order', () => {
  const tree = buildNavTree(entries);

  test('leaves planned pages out, unless asked', () => {
    expect(flattenNav(tree).map(({ pathname }) => pathname)).toEqual(['/a/one', '/b/three']);
    expect(flattenNav(tree, { planned: true })).toHaveLength(3);
  });

  test('finds neighbours across groups', () => {
    expect(findNeighbours(tree, '/a/one').next?.pathname).toBe('/b/three');
    expect(findNeighbours(tree, '/a/one').previous).toBeUndefined();
    expect(findNeighbours(tree, '/elsewhere')).toEqual({});
  });

  test('finds the trail of a page', () => {
    expect(findTrail(tree, '/b/three').map(({ title }) => title)).toEqual(['Inputs', 'Three']);
  });
});
