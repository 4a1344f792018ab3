import { describe, expect, test } from 'vitest';
import { createView, moveActive, type SearchState } from './searchView.ts';
import { GROUP_LIMIT } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

const entry = (name: string, page = name): SearchEntry => ({
  kind: 'page',
  name,
  href: `/${page}#${name}`,
  page,
  product: 'Harbor',
});
const commands = [
  { id: 'dark', name: 'Switch to dark mode' },
  { id: 'rtl', name: 'Switch to right to left' },
];

function view(state: Partial<SearchState>, found: readonly SearchEntry[] = []) {
  return createView({
    state: { status: 'ready', query: '', isCurrentOnly: false, ...state },
    search: { search: () => [...found], suggest: () => [entry('Dialog')] },
    recent: [],
    commands,
  });
}

describe('createView', () => {
  test('groups results by page, in the order of their best result', () => {
    const found = [entry('Size', 'Button'), entry('Dialog'), entry('Color', 'Button')];
    expect(view({ query: 'x' }, found)).toMatchObject({
      kind: 'results',
      count: 3,
      groups: [{ page: 'Button', results: [found[0], found[2]] }, { page: 'Dialog' }],
    });
  });

  test('shortens the results of a page unless no other page has results', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(`Part ${index}`, 'Button'));
    expect(view({ query: 'x' }, many)).toMatchObject({ count: 9 });
    expect(view({ query: 'x' }, [...many, entry('Dialog')])).toMatchObject({
      count: GROUP_LIMIT + 1,
    });
  });

  test.each([
    [{ query: '' }, 'empty'],
    [{ query: '  ' }, 'empty'],
    [{ query: 'x', status: 'loading' }, 'loading'],
    [{ query: 'x', status: 'failed' }, 'failed'],
    [{ query: 'zzz' }, 'none'],
    [{ query: '()' }, 'none'],
    [{ query: '>' }, 'commands'],
    [{ query: '> rig le' }, 'commands'],
    [{ query: '>zzz' }, 'none'],
  ] as const)('shows %o as %s', (state, kind) => {
    expect(view(state).kind).toBe(kind);
  });

  test('mixes matching commands in below the results', () => {
    const shown = view({ query: 'dark' }, [entry('Dark mode')]);
    expect('groups' in shown && shown.groups.map(({ results }) => results[0]?.kind)).toEqual([
      'page',
      'command',
    ]);
  });
});

describe('moveActive', () => {
  test.each([
    [-1, 'ArrowDown', 3, 0],
    [2, 'ArrowDown', 3, 0],
    [0, 'ArrowUp', 3, 2],
    [-1, 'ArrowUp', 3, 2],
    [1, 'Home', 3, 1],
    [0, 'ArrowDown', 0, -1],
  ])('moves from %i by %s among %i to %i', (active, key, count, next) => {
    expect(moveActive(active, key, count)).toBe(next);
  });
});
