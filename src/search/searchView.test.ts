import { describe, expect, test } from 'vitest';
import type { TextAnswer } from './createTexts.ts';
import type { TextResult } from './createTextSearch.ts';
import type { RememberedResults } from './rememberedResults.ts';
import { createView, moveActive, type SearchCommand, type SearchState } from './searchView.ts';
import { GROUP_LIMIT } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

const entry = (name: string, page = name): SearchEntry => ({
  kind: 'page',
  name,
  href: `/${page}#${name}`,
  page,
  product: 'Harbor',
});
const commands: SearchCommand[] = [
  { id: 'dark', name: 'Switch to dark mode', group: 'appearance' },
  { id: 'rtl', name: 'Switch to right to left', group: 'appearance' },
  { id: 'workbench', name: 'Open the workbench', group: 'page' },
];
const noTexts: TextAnswer = { status: 'ready', results: [] };

interface ViewOptions {
  found?: readonly SearchEntry[];
  texts?: TextAnswer;
  remembered?: RememberedResults;
}

function view(
  state: Partial<SearchState>,
  { found = [], texts = noTexts, remembered = { recent: [], pinned: [] } }: ViewOptions = {},
) {
  return createView({
    state: { status: 'ready', query: '', isCurrentOnly: false, ...state },
    search: {
      rank: () => found.map((each) => ({ entry: each, isComplete: true })),
      find: () => undefined,
      suggest: () => [entry('Dialog')],
    },
    askTexts: () => texts,
    remembered,
    commands,
  });
}

const textResult: TextResult = {
  href: '/Button#keys',
  name: 'Keys',
  page: 'Button',
  product: 'Harbor',
  text: 'Press Space.',
  terms: new Set(['press']),
  isComplete: true,
};

describe('createView', () => {
  test('groups results by page, in the order of the best result of each page', () => {
    const found = [entry('Size', 'Button'), entry('Dialog'), entry('Color', 'Button')];
    expect(view({ query: 'x' }, { found })).toMatchObject({
      kind: 'results',
      count: 3,
      groups: [{ page: 'Button', results: [found[0], found[2]] }, { page: 'Dialog' }],
    });
  });

  test('limits the results of a page only when other pages have results', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(`Part ${index}`, 'Button'));
    expect(view({ query: 'x' }, { found: many })).toMatchObject({ count: 9 });
    expect(view({ query: 'x' }, { found: [...many, entry('Dialog')] })).toMatchObject({
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
  ] as const)('maps the search state %o to the view kind %s', (state, kind) => {
    expect(view(state).kind).toBe(kind);
  });

  test('lists matching commands below the results', () => {
    const shown = view({ query: 'dark' }, { found: [entry('Dark mode')] });
    expect('groups' in shown && shown.groups.map(({ results }) => results[0]?.kind)).toEqual([
      'page',
      'command',
    ]);
  });
});

describe('createView with texts', () => {
  test('adds a text section to the group of its page when the group has reached its limit', () => {
    const many = Array.from({ length: 9 }, (_, index) => entry(`Part ${index}`, 'Button'));
    const shown = view(
      { query: 'press' },
      { found: [...many, entry('Dialog')], texts: { status: 'ready', results: [textResult] } },
    );
    expect(shown).toMatchObject({ count: GROUP_LIMIT + 2, groups: [{ page: 'Button' }, {}] });
    const [button] = 'groups' in shown ? shown.groups : [];
    expect(button?.results.at(-1)).toMatchObject({ href: '/Button#keys', kind: 'section' });
  });

  test('reports loading instead of no results while the texts load', () => {
    expect(view({ query: 'zzz' }, { texts: { status: 'loading', results: [] } }).kind).toBe(
      'loading',
    );
  });

  test.each([
    ['texts', { status: 'ready' }, { status: 'failed', results: [] }, [entry('Button')]],
    ['names', { status: 'failed' }, { status: 'ready', results: [textResult] }, []],
    ['someNames', { status: 'partial' }, noTexts, [entry('Button')]],
  ] as const)('reports missing results when %s did not load', (gap, state, texts, found) => {
    expect(view({ query: 'press', ...state }, { texts, found })).toMatchObject({
      kind: 'results',
      gap,
    });
  });

  test('reports missing results without any result when some names did not load', () => {
    expect(view({ query: 'zzz', status: 'partial' })).toMatchObject({
      kind: 'none',
      gap: 'someNames',
    });
  });

  test('lists text sections only when the filter includes sections', () => {
    const texts = { status: 'ready', results: [textResult] } as const;
    expect(view({ query: 'press', filter: 'pages' }, { texts }).kind).toBe('results');
    expect(view({ query: 'press', filter: 'css' }, { texts }).kind).toBe('none');
  });
});

test('passes the filters to both searches, and a trailing space only to the text search', () => {
  const scope = {
    current: ['Harbor', 'Quay'],
    product: 'Harbor',
    kinds: ['class', 'variable'] as const,
  };
  const calls: unknown[] = [];
  createView({
    state: {
      status: 'ready',
      query: ' press ',
      current: 'Harbor',
      family: scope.current,
      isCurrentOnly: true,
      filter: 'css',
    },
    search: {
      rank: (...args) => (calls.push(args), []),
      find: () => undefined,
      suggest: () => [],
    },
    askTexts: (...args) => (calls.push(args), noTexts),
    remembered: { recent: [], pinned: [] },
    commands,
  });
  expect(calls).toEqual([
    ['press ', scope],
    ['press', scope],
  ]);
});

test('lists pinned results before recent results when the query is empty', () => {
  const remembered = { pinned: [entry('Dialog')], recent: [entry('Button')] };
  expect(view({ query: '' }, { remembered })).toEqual({
    kind: 'recent',
    count: 2,
    groups: [
      { label: 'pinned', page: '', product: '', results: remembered.pinned },
      { label: 'recent', page: '', product: '', results: remembered.recent },
    ],
  });
});

test('lists matching commands, and reports no missing results when both searches are ready', () => {
  const dark = {
    kind: 'command',
    name: 'Switch to dark mode',
    href: 'dark',
    page: '',
    product: '',
  };
  expect(view({ query: 'dark' })).toEqual({
    kind: 'results',
    count: 1,
    groups: [{ label: 'appearance', page: '', product: '', results: [dark] }],
    gap: undefined,
  });
});

test('lists all commands by group when the query is ">"', () => {
  expect(view({ query: '>' })).toMatchObject({
    groups: [{ label: 'appearance' }, { label: 'page' }],
  });
});

describe('moveActive', () => {
  test.each([
    [-1, 'ArrowDown', 3, 0],
    [2, 'ArrowDown', 3, 0],
    [0, 'ArrowUp', 3, 2],
    [-1, 'ArrowUp', 3, 2],
    [2, 'ArrowUp', 3, 1],
    [1, 'Home', 3, 1],
    [0, 'ArrowDown', 0, -1],
  ])('moves from option %i on %s among %i options to option %i', (active, key, count, next) => {
    expect(moveActive(active, key, count)).toBe(next);
  });
});
