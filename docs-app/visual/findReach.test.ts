import { describe, expect, test } from 'vitest';
import type { Story } from '../scripts/listStories.ts';
import { findReach } from './findReach.ts';

const story = (name: string): Story => ({
  id: name,
  title: name,
  name,
  file: `stories/${name}.tsx`,
});
const stories = [story('card'), story('menu'), story('table')];
const graph = {
  imports: {
    'stories/card.tsx': ['src/Card.tsx'],
    'stories/menu.tsx': ['src/Menu.tsx'],
    'stories/table.tsx': ['virtual:table'],
    'src/Card.tsx': ['src/shadow.ts'],
    'src/Menu.tsx': ['src/shadow.ts'],
    'src/shadow.ts': ['src/Card.tsx'],
  },
  shared: ['src/tokens.ts'],
};
const reached = (...changes: string[]) => [...findReach(stories, changes, graph).keys()];

describe('which stories a change can reach', () => {
  test('none, where nothing changed', () => {
    expect(reached()).toEqual([]);
  });

  test('those that import it, directly or not, and those made by the build', () => {
    expect(reached('src/Menu.tsx')).toEqual(['menu', 'table']);
    expect(reached('src/shadow.ts')).toEqual(['card', 'menu', 'table']);
  });

  test('not those that do not import it', () => {
    expect(reached('README.md')).toEqual(['table']);
  });

  test.each([
    'src/tokens.ts',
    'package-lock.json',
    'public/fonts/inter.woff2',
    '.storybook/preview-head.html',
    'src/package.json',
    'src/tsconfig.json',
  ])('all, where %s changed', (path) => {
    expect(reached(path)).toEqual(['card', 'menu', 'table']);
  });

  test.each(['package.json', '.storybook/test-runner.ts', '.storybook/clauses.test.ts'])(
    'not all, where %s changed',
    (path) => {
      expect(reached(path)).toEqual(['table']);
    },
  );
});
