import { describe, expect, test } from 'vitest';
import type { Story } from './listStories.ts';
import { findReach } from './findReach.ts';

const story = (name: string): Story => ({
  id: name,
  title: name,
  name,
  file: `stories/${name}.tsx`,
});
const stories = [story('card'), story('menu'), story('table')];
const graph = {
  'stories/card.tsx': ['src/Card.tsx'],
  'stories/menu.tsx': ['src/Menu.tsx'],
  'stories/table.tsx': ['virtual:'],
  'src/Card.tsx': ['src/shadow.ts'],
  'src/Menu.tsx': ['src/shadow.ts'],
  'src/shadow.ts': ['src/Card.tsx'],
  '.storybook/preview.tsx': ['src/theme.ts'],
  'src/theme.ts': ['src/tokens.ts'],
};
const externals = ['public/**'];
const order = (changes: string[], of: readonly Story[] = stories) => [
  ...findReach({ stories: of, changes, graph, externals }).keys(),
];
const reached = (...changes: string[]) => order(changes).toSorted();

describe('findReach', () => {
  test('finds no story when no file changed', () => {
    expect(reached()).toEqual([]);
  });

  test('finds stories that import a changed file or a virtual module, also indirectly', () => {
    expect(reached('src/Menu.tsx')).toEqual(['menu', 'table']);
    expect(reached('src/shadow.ts')).toEqual(['card', 'menu', 'table']);
  });

  test('omits stories that do not import the changed file', () => {
    expect(reached('README.md')).toEqual(['table']);
  });

  test.each([
    'src/tokens.ts',
    'package-lock.json',
    'public/fonts/inter.woff2',
    '.storybook/preview-head.html',
    'src/package.json',
    'src/tsconfig.json',
  ])('finds every story when %s changed', (path) => {
    expect(reached(path)).toEqual(['card', 'menu', 'table']);
  });

  test.each([
    'package.json',
    '.storybook/test-runner.ts',
    'docs-app/build/evidence/clauses.test.ts',
  ])('finds only stories that import virtual modules when %s changed', (path) => {
    expect(reached(path)).toEqual(['table']);
  });

  test('orders stories by imports to the changed file, then in turn from every file', () => {
    const second = { ...story('card'), id: 'card-2' };
    const all = [story('card'), second, story('menu'), story('table')];
    expect(order(['src/shadow.ts', 'src/Menu.tsx'], all)).toEqual([
      ...['menu', 'table'],
      ...['card', 'card-2'],
    ]);
    expect(order(['src/shadow.ts'], all)).toEqual(['table', 'card', 'menu', 'card-2']);
  });
});
