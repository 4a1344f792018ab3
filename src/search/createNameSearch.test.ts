import { describe, expect, test } from 'vitest';
import { createNameSearch, groupRows } from './createNameSearch.ts';
import { listEntries, type NamesFile } from './namesFile.ts';
import { RESULT_LIMIT, ROW_LIMIT } from './search.constants.ts';

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
    ['textfield', '/harbor/text-field'],
    ['toast', '/harbor/snackbar'],
    ['按钮', '/harbor/button'],
    ['how to make a text field required', '/harbor/api/text-field#text-field-prop-required'],
    ['error 12', '/error?code=12'],
    ['dialog has no title', '/error?code=12'],
  ])('lists the matching entry first for the query "%s"', (query, href) => {
    expect(hrefs(query)[0]).toBe(href);
  });

  test.each(['', '   ', '()[]', '🛳️'])('finds nothing for the query "%s"', (query) => {
    expect(hrefs(query)).toEqual([]);
  });

  test('finds only entries of the product or the kinds in the search scope', () => {
    expect(hrefs('button', { product: 'Dock' })).toEqual(['/dock/button']);
    expect(hrefs('button', { kinds: ['class'] })).toEqual([
      '/harbor/api/button#button-classes-HarborButton-root',
    ]);
  });

  test('does not throw when the query is very long', () => {
    expect(() => hrefs(`button ${'x '.repeat(100_000)}`)).not.toThrow();
  });

  test('suggests pages with similar names, and nothing when no name is similar', () => {
    expect(names.suggest('snkbr').map(({ name }) => name)).toEqual(['Snackbar']);
    expect(names.suggest('zzzzzzzzzzzzzzzzzz')).toEqual([]);
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
  });
});
