import { describe, expect, test } from 'vitest';
import { createNameSearch, groupRows } from './createNameSearch.ts';
import { listEntries, type NamesFile } from './namesFile.ts';
import { QUERY_LIMIT, RESULT_LIMIT, ROW_LIMIT, type SearchKind } from './search.constants.ts';
import type { SearchEntry } from './search.types.ts';

const NONE = { pages: [], apis: [], hooks: [], errors: [] };

const harbor: NamesFile = {
  ...NONE,
  product: 'Harbor',
  pages: [
    { path: '/harbor/button', title: 'Button', sections: [['sizes', 'Sizes']], words: '按钮' },
    { path: '/harbor/button-group', title: 'Button Group' },
    { path: '/harbor/snackbar', title: 'Snackbar' },
    { path: '/harbor/text-field', title: 'Text Field' },
    { path: '/error', title: 'Error codes' },
  ],
  apis: [
    {
      href: '/harbor/api/button',
      slug: 'button',
      name: 'Button',
      props: ['disableRipple', 'size'],
      classes: ['HarborButton-root'],
    },
    {
      href: '/harbor/api/text-field',
      slug: 'text-field',
      name: 'TextField',
      props: ['required', 'size'],
    },
  ],
  errors: [['12', 'The dialog has no title.', '/error?code=12']],
};
const dock: NamesFile = {
  ...NONE,
  product: 'Dock',
  pages: [{ path: '/dock/button', title: 'Button' }],
};

function createFilled(...files: readonly NamesFile[]) {
  const search = createNameSearch();
  for (const file of files) search.add(groupRows(listEntries(file)));
  return search;
}

type Small = [SearchKind, string, page?: string][];

/** Creates a search over entries: kind, name, title of the page. */
function createSmall(...entries: Small) {
  const search = createNameSearch();
  const list = entries.map(([kind, name, page = name], at): SearchEntry => {
    return { kind, name, href: `/${at}`, page, product: 'Harbor' };
  });
  search.add(groupRows(list));
  return search;
}

const names = createFilled(dock, harbor);
const hrefs = (query: string, scope = {}) =>
  names.search(query, { current: ['Harbor'], ...scope }).map(({ href }) => href);

describe('createNameSearch', () => {
  test('lists the page of an exact name, its API, longer titles, then other products', () => {
    expect(hrefs('Button').slice(0, 4)).toEqual([
      '/harbor/button',
      '/harbor/api/button',
      '/harbor/button-group',
      '/dock/button',
    ]);
  });

  test('lists a prop first when the query contains the prop and its page', () => {
    expect(hrefs('size of text field')[0]).toBe('/harbor/api/text-field#text-field-prop-size');
  });

  test.each([
    ['disableRipple', '/harbor/api/button#button-prop-disableRipple'],
    ['disable ripple', '/harbor/api/button#button-prop-disableRipple'],
    ['HarborButton-root', '/harbor/api/button#button-classes-HarborButton-root'],
    ['buton', '/harbor/button'],
    ['sn', '/harbor/snackbar'],
    ['textfield', '/harbor/text-field'],
    ['toast', '/harbor/snackbar'],
    ['按钮', '/harbor/button'],
    ['how to make a text field required', '/harbor/api/text-field#text-field-prop-required'],
    ['error 12', '/error?code=12'],
    ['dialog has no title', '/error?code=12'],
  ])('lists the matching entry first for the query "%s"', (query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });

  test.each(['', '   ', '()[]', '🛳️', 'b', 'sixe'])('finds nothing for the query "%s"', (query) => {
    expect(hrefs(query)).toEqual([]);
  });

  test.each([
    ['Dialogs', 'Dialog'],
    ['buttons', 'Button'],
    ['Links', 'Link'],
    ['chips ', 'Chip'],
    ['Check boxes', 'Check Box'],
    ['Masonries', 'Masonry'],
    ['Tab', 'Tabs'],
  ])('lists a page first when the query "%s" differs from "%s" in number', (query, title) => {
    const sections = ['Icon', 'Long'].flatMap((word): Small => [
      ['section', query.trim(), word],
      ['page', `${word} ${query.trim()}`],
    ]);
    const search = createSmall(...sections, ['page', title], ['component', title]);
    const [first] = search.search(query, { current: ['Harbor'] });
    expect([first?.kind, first?.name]).toEqual(['page', title]);
  });

  test('finds only entries of the product or the kinds in the search scope', () => {
    expect(hrefs('button', { product: 'Dock' })).toEqual(['/dock/button']);
    expect(hrefs('button', { kinds: ['class'] })).toEqual([
      '/harbor/api/button#button-classes-HarborButton-root',
    ]);
  });

  test('ignores the end of a search query that exceeds QUERY_LIMIT', () => {
    const rest = `${' '.repeat(QUERY_LIMIT)}${'snackbar '.repeat(100_000)}`;
    expect(hrefs(`button${rest}`)).toEqual(hrefs('button'));
    const title = 'a'.repeat(QUERY_LIMIT);
    expect(createSmall(['page', title]).suggest(`${title}${rest}`)).toHaveLength(1);
  });

  test('suggests pages with similar names, and nothing when no name is similar', () => {
    expect(names.suggest('snkbr').map(({ href }) => href)).toEqual(['/harbor/snackbar']);
    expect(names.suggest('disableRipple')).toEqual([]);
  });

  test('finds the first search entry that has the requested URL', () => {
    const search = createFilled({
      ...{ ...NONE, product: 'Harbor' },
      pages: [{ path: '/gap', title: 'Gap', variables: [['--gap', '']] }],
    });
    expect(search.find('/gap')?.name).toBe('Gap');
    expect(search.find('/other')).toBeUndefined();
  });

  test.each<[string, string, ...Small]>([
    ['all words are stop words', 'how to', ['page', 'How to']],
    ['a synonym has the exact words', 'rtl', ['page', 'Right to left']],
  ])('finds only the matching name when %s', (_, query, ...entries) => {
    const search = createSmall(...entries, ['page', 'Leftover'], ['page', 'Night']);
    expect(search.search(query).map(({ href }) => href)).toEqual(['/0']);
  });

  test.each<[string, string, Small[number], Small[number]]>([
    ['kind is better', 'knot', ['error', 'Big knot', 'A'], ['section', 'Big knot', 'A']],
    ['name matches', 'field', ['section', 'Long size of field', 'A'], ['section', 'Size', 'Field']],
    ['name has the prefix', 'border', ['slot', 'My borderline', 'A'], ['slot', 'My bordre', 'A']],
    ['name has the query', 'toast', ['section', 'Big toast', 'A'], ['prop', 'Big snackbar', 'A']],
    ['page title is similar', 'gap stakc', ['slot', 'A long gap', 'Stack'], ['slot', 'Gap', 'A']],
    ['name starts with the query', 'knot', ['section', 'Knots', 'A'], ['page', 'A knot']],
  ])('lists an entry first when its %s', (_, query, first, second) => {
    const found = createSmall(second, first).search(query);
    expect(found.map(({ href }) => href)).toEqual(['/1', '/0']);
  });

  test.each([{ current: ['Harbor'] }, {}])(
    'lists synonym matches in the order of the synonyms when the search scope is %o',
    (scope) => {
      const search = createSmall(['page', 'Popover'], ['component', 'Dialog']);
      expect(search.search('popup', scope).map(({ name }) => name)).toEqual(['Dialog', 'Popover']);
    },
  );

  test.each<[boolean, string, ...Small]>([
    [true, 'select', ['section', 'My select list', 'A']],
    [true, 'list box', ['section', 'My select list', 'A'], ['page', 'Knot'], ['page', 'Rope']],
    [true, 'how to tie a knot', ['section', 'My tie knot', 'A']],
    [true, 'harbor knot', ['section', 'My knot', 'A']],
    [false, 'harbor knot zzz', ['section', 'My knot', 'A']],
    [true, 'knot butto', ['section', 'My knot', 'Button']],
    [true, 'textfi eld', ['section', 'Text Field', 'A']],
    [true, 'button text', ['prop', 'textButton', 'A'], ['prop', 'textButton', 'Button']],
    [true, 'disa ripple', ['prop', 'disableRipple', 'A']],
    [true, 'ripple dsble', ['prop', 'disableRipple', 'A']],
  ])('sets isComplete to %s for the query "%s"', (isComplete, query, ...entries) => {
    const ranked = createSmall(...entries).rank(query);
    const first = ranked.find(({ entry }) => entry.href === '/0');
    expect(first?.isComplete).toBe(isComplete);
  });

  test('groups entries by kind and name, with page titles that differ from the name', () => {
    const shared = { kind: 'prop', name: 'maxSize', product: 'Harbor' } as const;
    const rows = ['Button', 'maxSize', 'Card'].map((page) => ({ ...shared, page, href: '/' }));
    const page = { ...shared, kind: 'page', page: 'Card', href: '/', words: 'map' } as const;
    expect(groupRows([...rows, page])).toEqual([
      { kind: 'prop', name: 'maxSize', words: ' maxsize', pages: 'Button Card', rows },
      { kind: 'page', name: 'maxSize', words: 'map maxsize', pages: 'Card', rows: [page] },
    ]);
  });

  test('limits the number of results, and of results with the same name', () => {
    const pages = Array.from({ length: 200 }, (_, index) => ({
      path: `/big/${index}`,
      title: `Page ${index}`,
    }));
    const apis = Array.from({ length: 50 }, (_, index) => ({
      href: `/big/api/${index}`,
      slug: `c-${index}`,
      name: `Widget${index}`,
      props: ['sx'],
    }));
    const big = createFilled({ ...NONE, product: 'Big', pages, apis });
    expect(big.search('page')).toHaveLength(RESULT_LIMIT);
    expect(big.search('sx')).toHaveLength(ROW_LIMIT);
    expect(big.search('sx of Widget49')[0]?.page).toBe('Widget49');
  });

  test('ranks only the most relevant 1500 names', () => {
    const pages = Array.from({ length: 1500 }, (_, at) => ({
      path: `/${at}`,
      title: `Knot ${at}`,
    }));
    const last = { path: '/last', title: 'A long title about a knot', isChange: true } as const;
    const many = createFilled({ ...NONE, product: 'Many', pages: [...pages, last] });
    expect(many.search('knot', { kinds: ['change'] })).toEqual([]);
  });
});
