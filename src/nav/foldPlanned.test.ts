import { expect, test } from 'vitest';
import { buildNavTree } from './buildNavTree.ts';
import { findPlanned, foldPlanned } from './foldPlanned.ts';
import type { NavNode } from './nav.types.ts';

const nodes = buildNavTree([
  {
    pathname: '/a',
    children: [
      { pathname: '/a/one' },
      { pathname: '/a/two', planned: true },
      {
        pathname: '/a/sub',
        subheader: 'sub',
        children: [{ pathname: '/a/three', planned: true }, { pathname: '/a/four' }],
      },
      {
        pathname: '/a/empty',
        subheader: 'empty',
        children: [{ pathname: '/a/five', planned: true }],
      },
      { pathname: '/a/nested', children: [{ pathname: '/a/six', planned: true }] },
      {
        pathname: '/a/mixed',
        children: [{ pathname: '/a/seven', planned: true }, { pathname: '/a/eight' }],
      },
    ],
  },
  { pathname: '/later', children: [{ pathname: '/later/one', planned: true }] },
  { pathname: '/last', planned: true },
  { pathname: 'https://x.example', planned: true },
]);

/** Writes a tree as text: a group with its children, and planned pages in brackets. */
function write(tree: readonly NavNode[]): string {
  return tree
    .map((node) => {
      if (node.kind === 'planned') return `[${node.pages.map(({ title }) => title).join(' ')}]`;
      return 'children' in node ? `${node.title}(${write(node.children)})` : node.title;
    })
    .join(' ');
}

test('folds planned pages of a group and of its subheaders at the end of the group (NAV-21)', () => {
  expect(write(foldPlanned(nodes)).split(' Later')[0]).toBe(
    'A(One Sub(Four) Mixed(Eight [Seven]) [Two Three Five Six])',
  );
});

test('keeps a top-level group with only planned pages, and folds planned top-level pages', () => {
  expect(write(foldPlanned(nodes))).toMatch(/ Later\(\[One\]\) \S+ \[Last\]$/);
});

test('returns an equal navigation tree when no page is planned', () => {
  const written = buildNavTree([{ pathname: '/a', children: [{ pathname: '/a/one' }] }]);
  expect(foldPlanned(written)).toEqual(written);
});

test('finds a planned page when it is listed and when it is folded', () => {
  for (const tree of [nodes, foldPlanned(nodes)]) {
    expect(findPlanned(tree, '/a/six')?.title).toBe('Six');
    expect(findPlanned(tree, '/last')?.title).toBe('Last');
    expect(findPlanned(tree, '/a/one')).toBeUndefined();
  }
});
