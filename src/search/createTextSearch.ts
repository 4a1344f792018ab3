import { listAlternatives } from './listAlternatives.ts';
import { findTermFiles, matchTerm, parseQuery, type QueryTerm } from './matchTerms.ts';
import {
  createPlaces,
  rankSections,
  type QueryMatches,
  type RankedPage,
  type TextPlaces,
} from './rankSections.ts';
import { QUERY_LIMIT, TEXT_PAGES, TEXT_ROWS } from './search.constants.ts';
import type { SearchScope } from './search.types.ts';
import { textsFilePath, type TermsFile, type TextBlock, type TextsIndex } from './textsFile.ts';

export interface TextPorts {
  /** Loads the index of the texts; rejects when loading fails. */
  loadIndex: () => Promise<TextsIndex>;
  /** Reloads the index and bypasses all caches. */
  reloadIndex: () => Promise<TextsIndex>;
  /** Loads a file of terms; rejects when loading fails. */
  loadTerms: (url: string) => Promise<TermsFile>;
  /** Loads a file of texts; rejects when loading fails. */
  loadBlock: (url: string) => Promise<TextBlock>;
}

/** Section of a page whose text matches a query. */
export interface TextResult {
  href: string;
  /** Heading of the section, or the title of the page when the section has no heading. */
  name: string;
  /** Title of the page. */
  page: string;
  product: string;
  text: string;
  /** Terms of the index that match the query. */
  terms: ReadonlySet<string>;
  /** Whether the page contains every term of the query. */
  isComplete: boolean;
}

export interface TextSearch {
  /** Loads the index in advance, so that the first query is faster. */
  prepare: () => Promise<unknown>;
  /**
   * Returns the best sections, best first. Rejects when a file fails to load. While pages load in
   * order, calls `onResults` with the results so far.
   */
  search: (
    query: string,
    scope?: SearchScope,
    onResults?: (results: readonly TextResult[]) => void,
  ) => Promise<readonly TextResult[]>;
}

/** Maximum number of synonym queries in addition to the typed query. */
const ALTERNATIVES = 2;

/** Relevance factor of a synonym match. */
const ALTERNATIVE_WEIGHT = 0.8;

interface Opened {
  index: TextsIndex;
  places: TextPlaces;
}

/** Creates a full-text search over pages, which loads only the files that a query needs. */
export function createTextSearch(ports: TextPorts): TextSearch {
  let opened: Opened | undefined;

  async function open(): Promise<Opened> {
    opened ??= describe(await ports.loadIndex());
    return opened;
  }

  const search: TextSearch['search'] = async (query, scope = {}, onResults = () => {}) => {
    const queries = listQueries(query);
    if (queries.flat().length === 0) return [];
    const before = await open();
    try {
      return await searchTexts(queries, { ...before, scope, ports, onResults });
    } catch (error) {
      // A deploy may have removed the files of the loaded index.
      const index = await ports.reloadIndex();
      if (index.files === before.index.files) throw error;
      opened = describe(index);
      return searchTexts(queries, { ...opened, scope, ports, onResults });
    }
  };

  return { prepare: open, search };
}

function describe(index: TextsIndex): Opened {
  return { index, places: createPlaces(index) };
}

/** Parses the typed query, then synonym queries. */
function listQueries(query: string): QueryTerm[][] {
  const text = query.slice(0, QUERY_LIMIT);
  const alternatives = listAlternatives(text).slice(0, ALTERNATIVES);
  // A trailing space finishes the last word. Only the typed query may have an unfinished word.
  const queries = [text, ...alternatives.map((alternative) => `${alternative} `)];
  return queries.map(parseQuery);
}

interface SearchInput extends Opened {
  scope: SearchScope;
  ports: TextPorts;
  onResults: (results: readonly TextResult[]) => void;
}

async function searchTexts(
  queries: readonly (readonly QueryTerm[])[],
  { index, places, scope, ports, onResults }: SearchInput,
): Promise<readonly TextResult[]> {
  const matches = await Promise.all(queries.map((terms) => loadMatches(terms, index, ports)));
  const ranked = matches.flatMap((each, at) =>
    rankSections(each, places, scope).map((page) => ({
      ...page,
      score: page.score * (at === 0 ? 1 : ALTERNATIVE_WEIGHT),
    })),
  );
  const terms = new Set(matches.flat(2).map(({ term }) => term));
  const pages = pickBest(ranked).map((page) => readPage(page, { index, terms, ports }));
  const [results] = await Promise.all([Promise.all(pages), reportInOrder(pages, onResults)]);
  return results.flat();
}

/** Reports the results so far after each loaded page, in order, except after the last page. */
async function reportInOrder(
  pages: readonly Promise<TextResult[]>[],
  onResults: SearchInput['onResults'],
): Promise<void> {
  const known: TextResult[] = [];
  for (const page of pages.slice(0, -1)) {
    known.push(...(await page));
    onResults([...known]);
  }
}

async function loadMatches(
  terms: readonly QueryTerm[],
  { files, terms: firsts }: TextsIndex,
  { loadTerms }: TextPorts,
): Promise<QueryMatches> {
  return Promise.all(
    terms.map(async (term) => {
      const loading = findTermFiles(firsts, term).map((at) =>
        loadTerms(textsFilePath(files, 'terms', at)),
      );
      return matchTerm(await Promise.all(loading), term);
    }),
  );
}

/** Picks the best pages without duplicates. */
function pickBest(pages: readonly RankedPage[]): RankedPage[] {
  const best = new Map<number, RankedPage>();
  for (const page of pages.toSorted((a, b) => b.score - a.score)) {
    if (!best.has(page.page)) best.set(page.page, page);
    if (best.size === TEXT_PAGES) break;
  }
  return [...best.values()];
}

interface ReadInput {
  index: TextsIndex;
  terms: ReadonlySet<string>;
  ports: TextPorts;
}

function readPage(page: RankedPage, { index, terms, ports }: ReadInput): Promise<TextResult[]> {
  const { product, isComplete } = page;
  return Promise.all(
    page.sections.slice(0, TEXT_ROWS).map(async (section) => {
      const at = index.blocks.findLastIndex((first) => first <= section);
      const block = await ports.loadBlock(textsFilePath(index.files, 'block', at));
      const { path, title, content } = findSection(block, section - index.blocks[at]!);
      const [id, heading, text] = content;
      return {
        href: id === '' ? path : `${path}#${id}`,
        name: heading || title,
        page: title,
        product,
        text,
        terms,
        isComplete,
      };
    }),
  );
}

/** Returns a section of a block. Throws when the block is shorter than the index expects. */
function findSection(block: TextBlock, position: number) {
  let first = 0;
  for (const { path, title, sections } of block) {
    const content = sections[position - first];
    if (content) return { path, title, content };
    first += sections.length;
  }
  throw new Error(`A file of texts lacks the section ${position}.`);
}
