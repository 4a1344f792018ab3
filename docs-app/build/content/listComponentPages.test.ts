import { expect, test } from 'vitest';
import { buildNavTree, type NavEntry, type NavNode } from '@vitrine/ui/core';
import type { PageSource } from './content.types.ts';
import { createFrontMatter } from './parseFrontMatter.ts';
import { addGalleryEntry, listComponentPages } from './listComponentPages.ts';

function createSource(pathname: string, components: string[]): PageSource {
  const frontMatter = createFrontMatter({ title: pathname, description: 'It.', components });
  return { pathname, frontMatter, file: '', body: '', product: {} as PageSource['product'] };
}

const sources = [
  createSource('/acme/start', []),
  createSource('/acme/button', ['Button']),
  createSource('/acme/field', ['Field']),
  createSource('/acme/alert', ['Alert']),
];

const components: NavEntry = {
  pathname: '/acme/react-',
  title: 'Components',
  children: [
    {
      pathname: '/acme/inputs',
      subheader: 'inputs',
      children: [{ pathname: '/acme/button' }, { pathname: '/acme/field' }],
    },
    { pathname: '/acme/more', title: 'Inputs', children: [{ pathname: '/acme/alert' }] },
  ],
};

const list = (entries: readonly NavEntry[]) => {
  const nav = buildNavTree(entries);
  return { nav, groups: listComponentPages({ nav, name: 'Acme' }, sources) };
};

test('groups component pages by their closest navigation title, with a unique id per group', () => {
  const { groups } = list([{ pathname: '/acme/start' }, components]);
  expect(groups.map(({ id, title, pages }) => [id, title, pages.length])).toEqual([
    ['inputs', 'Inputs', 2],
    ['inputs-2', 'Inputs', 1],
  ]);
});

test('names a group of component pages after the product when the navigation is flat', () => {
  const { groups } = list([{ pathname: '/acme/button' }, { pathname: '/acme/start' }]);
  expect(groups.map(({ title }) => title)).toEqual(['Acme']);
});

/** Writes the titles of a tree, with the children of a group in parentheses. */
function write(nodes: readonly NavNode[]): string {
  const writeNode = (node: NavNode) => {
    if (node.kind === 'planned') return '';
    return 'children' in node ? `${node.title}(${write(node.children)})` : node.title;
  };
  return nodes.map(writeNode).join(' ');
}

const add = ({ nav, groups }: ReturnType<typeof list>) =>
  write(addGalleryEntry(nav, { prefix: '/acme' }, { title: 'All', groups }));

test('adds the gallery entry to the navigation group that contains all component pages', () => {
  expect(add(list([{ pathname: '/acme/start' }, components]))).toBe(
    'Start Components(All Inputs(Button Field) Inputs(Alert))',
  );
});

test('adds the gallery entry before the first of several entries with component pages', () => {
  expect(add(list([{ pathname: '/acme/start' }, ...(components.children ?? [])]))).toBe(
    'Start All Inputs(Button Field) Inputs(Alert)',
  );
});

test('adds no gallery entry when the navigation has one or has no component pages', () => {
  expect(add(list([{ pathname: '/acme/all-components', title: 'Mine' }, components]))).toMatch(
    /^Mine Components\(Inputs/,
  );
  expect(add(list([{ pathname: '/acme/start' }]))).toBe('Start');
});
