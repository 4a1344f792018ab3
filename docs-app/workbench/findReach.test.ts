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
const reached = (...changes: string[]) => [
  ...findReach({ stories, changes, graph, externals }).keys(),
];

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
});
