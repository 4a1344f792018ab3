import { expect, test } from 'vitest';
import { LANGUAGES, storyHref } from '@vitrine/ui/core';
import { parseStories } from '../workbench/listStories.ts';
import { listAllEntries, searchProducts } from './readNames.ts';
import { listTextHrefs } from './readTexts.ts';
import { readDist, readPage, routes } from './site.ts';
import { weigh } from './weigh.ts';

/** Pathname of the workbench. */
const WORKBENCH = '/workbench/';

/** Maximum size (bytes, compressed) of the index of names of a product. */
const NAMES_BYTES = 45_000;

/** Tests the links of search results, and the content and size of the search indexes. */
export function testSearchTargets(): void {
  test('links search results to existing pages and anchors only', () => {
    const pathnames = new Set(routes.map(({ pathname }) => pathname));
    const idsOf = new Map<string, Set<string>>();
    const readIds = (pathname: string) => {
      const known = idsOf.get(pathname);
      if (known) return known;
      const ids = [...readPage(pathname).matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
      idsOf.set(pathname, new Set(ids));
      return idsOf.get(pathname)!;
    };
    const names = listAllEntries().map(({ href }) => href);
    const texts = LANGUAGES.flatMap(listTextHrefs);
    const ids = parseStories(readDist('workbench/index.json')).map(({ id }) => id);
    const stories = new Set(ids.map((id) => storyHref(WORKBENCH, id)));
    const dead = [...new Set([...names, ...texts])].filter((href) => {
      const { pathname, hash } = new URL(href, 'https://site.test');
      if (pathname === WORKBENCH) return !stories.has(href);
      if (!pathnames.has(pathname)) return true;
      return hash !== '' && !readIds(pathname).has(decodeURIComponent(hash.slice(1)));
    });
    expect(dead).toEqual([]);
  });

  test('lists every doc and API page in the search index', () => {
    const found = new Set(listAllEntries().map(({ href }) => href.split(/[#?]/)[0]));
    const written = routes.filter(({ kind }) => kind === 'doc' || kind === 'api');
    expect(written.map(({ pathname }) => pathname).filter((path) => !found.has(path))).toEqual([]);
  });

  test('lists CSS variables and playgrounds in the search index', () => {
    const kinds = listAllEntries().map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['variable', 'story']));
  });

  test('lists every guide in the full-text index', () => {
    // Pages about changes repeat the text of API pages.
    const changes = listAllEntries().filter(({ kind }) => kind === 'change');
    const found = new Set([...listTextHrefs('en'), ...changes.map(({ href }) => href)]);
    const guides = routes.filter(({ kind }) => kind === 'doc').map(({ pathname }) => pathname);
    expect(guides.filter((pathname) => !found.has(pathname))).toEqual([]);
  });

  test.each(searchProducts)('keeps the compressed names file of $name within 45 kB', ({ url }) => {
    expect(weigh(readDist(url))).toBeLessThan(NAMES_BYTES);
  });
}
