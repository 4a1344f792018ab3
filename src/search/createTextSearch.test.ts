import { expect, test, vi } from 'vitest';
import { createTextSearch } from './createTextSearch.ts';
import { QUERY_LIMIT, TEXT_PAGES } from './search.constants.ts';
import type { TermsFile, TextBlock } from './textsFile.ts';

const page = (path: string, sections: TextBlock[number]['sections']) => ({
  path,
  title: `Title of ${path}`,
  sections,
});

/** Creates a search in blocks of pages. */
function createSearch(terms: TermsFile, blocks: readonly TextBlock[]) {
  const pages = blocks.flat().map(({ sections }) => sections.length);
  const sizes = blocks.map((block) => block.flatMap(({ sections }) => sections).length);
  const index = {
    files: '/assets/texts-1',
    terms: [''],
    blocks: sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0)),
    pages,
    products: [['Harbor', pages.length]] as [string, number][],
  };
  const ports = {
    loadIndex: vi.fn(async () => index),
    reloadIndex: async () => index,
    loadTerms: async () => terms,
    loadBlock: vi.fn(async (url: string) => blocks[Number(/\d+(?=\.json)/.exec(url))] ?? []),
  };
  return { ports, search: createTextSearch(ports).search };
}

const rudder = page('/rudder', [
  ['', '', 'A rudder.'],
  ['keys', 'Keys', 'Press a key.'],
  ['size', 'Size', 'Choose a size.'],
]);
const tiller = page('/tiller', [['', '', 'Turns a rudder.']]);
const helm = page('/helm', [['', '', 'A wheel.']]);

test('lists the two best-matching sections of each page', async () => {
  const { search, ports } = createSearch({ rudder: [15, 31, 31, 30, 29] }, [
    [rudder, tiller],
    [helm],
  ]);
  const found = { product: 'Harbor', terms: new Set(['rudder']), isComplete: true };
  const ofRudder = { ...found, page: 'Title of /rudder' };
  expect(await search('rudder')).toEqual([
    { ...ofRudder, href: '/rudder', name: 'Title of /rudder', text: 'A rudder.' },
    { ...ofRudder, href: '/rudder#keys', name: 'Keys', text: 'Press a key.' },
    ...[tiller, helm].map(({ path, title, sections }) => ({
      ...{ ...found, href: path, name: title, page: title, text: sections[0]![2] },
    })),
  ]);
  expect(ports.loadBlock.mock.calls.flat()).toEqual([
    ...['/assets/texts-1-block-0.json', '/assets/texts-1-block-0.json'],
    ...['/assets/texts-1-block-0.json', '/assets/texts-1-block-1.json'],
  ]);
});

test('lists only the best pages when many pages match', async () => {
  const pages = Array.from({ length: TEXT_PAGES + 1 }, (_, at) => page(`/${at}`, [['', '', '']]));
  const { search } = createSearch({ rudder: pages.map((_, at) => (at > 0 ? 31 : 15)) }, [pages]);
  expect(await search('rudder')).toHaveLength(TEXT_PAGES);
});

test('lowers the score of synonym matches, and lists each page once', async () => {
  const section = (id: string): [string, string, string] => [id, '', ''];
  const pages = ['/alert', '/both', '/low', '/high', '/last', '/third'].map((path) =>
    page(path, path === '/both' ? [section('alert'), section('banner')] : [section('')]),
  );
  const terms = {
    alert: [10, 16 + 13, 4 * 16 + 1],
    banner: [2 * 16 + 3, 16 + 11, 16 + 15],
    // The third synonym of "alert", which is not searched.
    警告: [6 * 16 + 15],
  };
  const { search } = createSearch(terms, [pages]);
  const hrefs = (await search('alert')).map(({ href }) => href);
  expect(hrefs).toEqual(['/both#alert', '/high', '/alert', '/low', '/last']);
});

test.each(['', 'how to', `${'z'.repeat(QUERY_LIMIT)} rudder`])(
  'loads no index when the query is "%s"',
  async (query) => {
    const { search, ports } = createSearch({ rudder: [15] }, [[tiller]]);
    expect(await search(query)).toEqual([]);
    expect(ports.loadIndex).not.toHaveBeenCalled();
  },
);

test('rejects when a file of texts is shorter than the index expects', async () => {
  const { search, ports } = createSearch({ rudder: [15] }, [[tiller]]);
  ports.loadBlock.mockResolvedValue([]);
  await expect(search('rudder')).rejects.toThrow('A file of texts lacks the section 0.');
});
