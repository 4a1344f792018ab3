import { createTextSearch } from '@vitrine/ui/core';
import { describe, expect, test } from 'vitest';
import { createTextIndex, type TextPage } from './createTextIndex.ts';

const section = (id: string, text: string, code = '') => ({ id, heading: id, text, code });
const pages: TextPage[] = [
  {
    path: '/harbor/dialog',
    title: 'Dialog',
    product: 'Harbor',
    isReference: false,
    sections: [
      section('', 'Asks one question.'),
      section('unsaved-work', 'Look at the reason before you close, and keep unsaved changes.'),
      section('row', 'Hides the backdrop.', '<Dialog hideBackdrop />'),
    ],
  },
  {
    path: '/harbor/button',
    title: 'Button',
    product: 'Harbor',
    isReference: false,
    sections: [section('', 'Closes the dialog of @harbor/core-kit.')],
  },
  {
    path: '/dock/dialog',
    title: 'Dialog',
    product: 'Dock',
    isReference: false,
    sections: [section('', 'Asks before changes are lost.')],
  },
];

function createSearch(texts: readonly TextPage[] = pages) {
  const { index, files } = createTextIndex(texts);
  const load = async (url: string) => JSON.parse(files[url]!);
  const search = createTextSearch({
    loadIndex: async () => index,
    reloadIndex: async () => index,
    loadTerms: load,
    loadBlock: load,
  });
  return { index, files, search };
}

const find = async (query: string, scope = {}) =>
  (await createSearch().search.search(query, scope)).map(({ href }) => href);

describe('createTextIndex', () => {
  test.each([
    ['keep unsaved changes', '/harbor/dialog#unsaved-work'],
    ['hideBackdrop', '/harbor/dialog#row'],
    ['hide backdrop', '/harbor/dialog#row'],
    ['@harbor/core-kit', '/harbor/button'],
    ['unsavd', '/harbor/dialog#unsaved-work'],
  ])('finds the section for the query %s', async (query, href) => {
    expect((await find(query))[0]).toBe(href);
  });

  test('ranks pages of the current product first, and finds no page outside the search scope', async () => {
    expect((await find('dialog', { current: ['Dock'] }))[0]).toBe('/dock/dialog');
    expect(await find('dialog', { product: 'Dock' })).toEqual(['/dock/dialog']);
  });

  test('ranks a guide above an API page with the same text', async () => {
    const guide = pages[1]!;
    const reference = { ...guide, path: '/harbor/api/button', isReference: true };
    const { search } = createSearch([reference, guide]);
    expect((await search.search('closes'))[0]?.href).toBe('/harbor/button');
  });

  test.each(['', '.*+?^$|()[]', '🛳️', 'the', 'zzzzzz'])(
    'finds no page for the search query "%s"',
    async (query) => {
      expect(await find(query)).toEqual([]);
    },
  );

  test('finds a page by the first word of a very long search query', async () => {
    expect(await find(`unsaved ${'x '.repeat(100_000)}`)).not.toEqual([]);
  });

  test('names search index files the same only when the pages and their order are equal', () => {
    const names = (texts: readonly TextPage[]) => Object.keys(createSearch(texts).files);
    expect(names(pages)).toEqual(names(structuredClone(pages)));
    expect(names(pages)).not.toEqual(names(pages.toReversed()));
  });

  test('splits a large search index into files, so that a query loads fewer than ten', async () => {
    const many = Array.from({ length: 2000 }, (_, at): TextPage => ({
      path: `/big/${at}`,
      title: `Page ${at}`,
      product: 'Big',
      isReference: false,
      sections: [section('', `Common words and word${at.toString(36)} of page ${at}.`)],
    }));
    const { index, files } = createTextIndex(many);
    const loaded: string[] = [];
    const load = async (url: string) => {
      loaded.push(url);
      return JSON.parse(files[url]!);
    };
    const search = createTextSearch({
      loadIndex: async () => index,
      reloadIndex: async () => index,
      loadTerms: load,
      loadBlock: load,
    });
    const [first] = await search.search('word1j');
    expect(first?.href).toBe(`/big/${Number.parseInt('1j', 36)}`);
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(new Set(loaded).size).toBeLessThan(10);
  });
});
