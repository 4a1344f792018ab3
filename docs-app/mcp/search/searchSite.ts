import { cleanPathname } from '@vitrine/ui/core';
import type { NamedProduct, Site } from '../site/createSite.ts';
import {
  createTextSearch,
  listStems,
  type FolderPage,
  type TextSearch,
} from './createTextSearch.ts';
import { findPassage } from './findPassage.ts';

/** Entry of the names index, or a section, that answers a query. */
interface SearchMatch {
  kind: string;
  name: string;
  /** Path, with the hash of a section or entry. */
  href: string;
}

/** Page that answers a query. */
export interface SearchResult {
  path: string;
  title: string;
  product: string;
  matches: SearchMatch[];
  snippet: string;
}

/** Offset of ranks in a score; higher values reduce the advantage of the first ranks. */
const RANK_OFFSET = 4;

/** Weights of a text match, of a name with all query words, and of a name with none. */
const WEIGHTS = { text: 2, name: 3, otherName: 0.4 };

/** Exponent of the share of query words that a name has; higher values favor complete matches. */
const COVERAGE_POWER = 3;

const MATCHES = 3;

const textSearches = new WeakMap<Site, Promise<TextSearch>>();

/** Returns the full-text search of a site; creates it on the first call. */
function textSearchOf(site: Site): Promise<TextSearch> {
  const earlier = textSearches.get(site);
  if (earlier) return earlier;
  const search = site.texts().then(createTextSearch);
  textSearches.set(site, search);
  search.catch(() => textSearches.delete(site));
  return search;
}

interface RankedPage {
  score: number;
  matches: SearchMatch[];
  title?: string;
  product?: string;
  page?: FolderPage;
}

/** Searches the names and the text of the pages of some products; returns pages, best first. */
export async function searchSite(
  site: Site,
  query: string,
  products: readonly NamedProduct[],
): Promise<SearchResult[]> {
  const [names, text] = await Promise.all([site.nameSearch(), textSearchOf(site)]);
  const all = await site.products();
  // Error codes and versions belong to no product.
  const siteWide = all.filter(({ prefix }) => prefix === '');
  const searched = new Set([...products, ...siteWide].map(({ name }) => name));
  const current = products.length === all.length ? [] : products.map(({ name }) => name);
  const words = new Set(listStems(query));
  const pages = new Map<string, RankedPage>();
  const pageOf = (path: string): RankedPage => {
    const page = pages.get(path) ?? { score: 0, matches: [] };
    pages.set(path, page);
    return page;
  };

  const entries = names.search(query, { current }).filter(({ product }) => searched.has(product));
  const ranks = new Map<string, number>();
  for (const { kind, name, href, page: title, product } of entries) {
    const path = pathOf(href);
    const page = pageOf(path);
    if (!ranks.has(path)) {
      ranks.set(path, ranks.size);
      const share = coverageOf(words, `${name} ${title}`) ** COVERAGE_POWER;
      const weight = WEIGHTS.otherName + share * (WEIGHTS.name - WEIGHTS.otherName);
      page.score += weight / (RANK_OFFSET + ranks.get(path)!);
      Object.assign(page, { title, product });
    }
    if (page.matches.length < MATCHES) page.matches.push({ kind, name, href });
  }
  const folders = [...new Set(products.map(({ folder }) => folder))];
  for (const [rank, hit] of text.search(query, folders).entries()) {
    const product = ownerOf(hit.page.path, products);
    if (!product) continue;
    const page = pageOf(hit.page.path);
    page.score += WEIGHTS.text / (RANK_OFFSET + rank);
    Object.assign(page, { title: hit.page.title, product: product.name, page: hit.page });
  }
  return Array.from(pages)
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([path, page]) => toResult(path, page, query));
}

/** Returns the share of query words that a text contains. */
function coverageOf(words: ReadonlySet<string>, text: string): number {
  const has = new Set(listStems(text));
  return [...words].filter((word) => has.has(word)).length / Math.max(words.size, 1);
}

/** Returns the path of a page; error codes are pages of their own. */
function pathOf(href: string): string {
  return href.includes('?code=') ? href : cleanPathname(href);
}

/** Finds the product whose names list a page, because a folder may have several products. */
function ownerOf(path: string, products: readonly NamedProduct[]): NamedProduct | undefined {
  return products.find(({ names }) => names.pages.some((page) => page.path === path));
}

function toResult(path: string, ranked: RankedPage, query: string): SearchResult {
  const { title = '', product = '', matches, page } = ranked;
  const passage = page && findPassage(page, query);
  const section = passage?.section;
  const found: SearchMatch[] = section
    ? [{ kind: 'section', name: section.title || title, href: `${path}#${section.id}` }]
    : [];
  const all = [
    ...matches,
    ...found.filter(({ href }) => matches.every((one) => one.href !== href)),
  ];
  return { path, title, product, matches: all, snippet: passage?.text ?? '' };
}
