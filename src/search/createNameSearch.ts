import MiniSearch from 'minisearch';
import { findClosest } from '../internal/findClosest.ts';
import { groupBy } from './groupBy.ts';
import { listWords, toPlainName } from './listWords.ts';
import {
  QUERY_LIMIT,
  RESULT_LIMIT,
  ROW_LIMIT,
  SEARCH_KINDS,
  type SearchKind,
} from './search.constants.ts';
import { STOP_WORDS, SYNONYMS } from './queryWords.constants.ts';
import type { SearchEntry, SearchScope } from './search.types.ts';

/** Rows of a product that have the same kind and name, such as a prop of many components. */
export interface NamedRows {
  kind: SearchKind;
  name: string;
  words: string;
  /** Titles of the pages with the rows. */
  pages: string;
  rows: SearchEntry[];
}

export interface NameSearch {
  add: (named: readonly NamedRows[]) => void;
  /** Returns the best results, best first; no results for an empty query. */
  search: (query: string, scope?: SearchScope) => SearchEntry[];
  /** Returns the pages with the most similar names. */
  suggest: (query: string) => SearchEntry[];
}

interface Ranked {
  entry: SearchEntry;
  score: number;
  /** 0 for an equal name, 1 for an equal synonym, 2 for a name that begins so, 3 for the rest. */
  tier: number;
}

/** Relevance of each kind, among matches of the same tier. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = {
  page: 2,
  component: 1.6,
  hook: 1.6,
  error: 1.4,
  prop: 1.1,
  demo: 0.9,
  class: 0.8,
  change: 0.6,
};

/** Relevance of the current product, among matches of the same tier. */
const CURRENT_BOOST = 3;

/** Share of the letters of a word that may differ. */
const TYPOS = 0.25;

/** Shortest word (characters) in which letters may differ. */
const TYPO_LENGTH = 4;

/** Number of suggestions, and the share of the letters that may differ in them. */
const SUGGESTIONS = { limit: 3, difference: 0.6 };

/** Groups the entries of a product by kind and name. */
export function groupRows(entries: readonly SearchEntry[]): NamedRows[] {
  return groupBy(entries, ({ kind, name }) => `${kind} ${name}`).map((rows) => {
    const [{ kind, name, words = '' }] = rows;
    const pages = rows.map(({ page }) => page).filter((page) => page !== name);
    return { kind, name, words, pages: pages.join(' '), rows };
  });
}

/** Creates a search over names that answers each keystroke. */
export function createNameSearch(): NameSearch {
  const all: NamedRows[] = [];
  const index = createIndex();
  return {
    add(named) {
      index.addAll(named.map((rows, at) => ({ ...rows, id: all.length + at })));
      all.push(...named);
    },
    search(query, scope = {}) {
      const text = query.slice(0, QUERY_LIMIT);
      const synonyms = listSynonyms(text);
      const names = [text, ...synonyms].map(toPlainName);
      return findRows(index, text, synonyms)
        .flatMap(([id, score]) => rankRows(all[id]!, score, names, scope))
        .toSorted((a, b) => a.tier - b.tier || b.score - a.score)
        .slice(0, RESULT_LIMIT)
        .map(({ entry }) => entry);
    },
    suggest(query) {
      const pages = all.filter(({ kind }) => kind === 'page');
      const byName = new Map(pages.map(({ name, rows }) => [name.toLowerCase(), rows[0]!]));
      const closest = findClosest(
        query.slice(0, QUERY_LIMIT).toLowerCase(),
        [...byName.keys()],
        SUGGESTIONS,
      );
      return closest.map((name) => byName.get(name)!);
    },
  };
}

function createIndex(): MiniSearch<NamedRows & { id: number }> {
  return new MiniSearch({
    fields: ['name', 'words', 'pages'],
    tokenize: listWords,
    // `listWords` returns lower-case words.
    processTerm: (term) => term,
    storeFields: ['kind'],
    searchOptions: {
      boost: { name: 4, words: 3 },
      prefix: true,
      fuzzy: (term) => (term.length >= TYPO_LENGTH ? TYPOS : false),
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: (_id, _term, stored) => KIND_BOOST[stored?.['kind'] as SearchKind] ?? 1,
    },
  });
}

/** Finds rows with all words or a synonym, or else with any word; returns ids and scores. */
function findRows(
  index: ReturnType<typeof createIndex>,
  text: string,
  synonyms: readonly string[],
): [number, number][] {
  const words = listWords(text);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  const query = (telling.length > 0 ? telling : words).join(' ');
  if (query === '') return [];
  const whole = [
    ...index.search(query, { combineWith: 'AND' }),
    ...synonyms.flatMap((synonym) => index.search(synonym, { combineWith: 'AND', fuzzy: false })),
  ];
  const best = new Map<number, number>();
  for (const { id, score } of whole.length > 0 ? whole : index.search(query)) {
    best.set(id as number, Math.max(best.get(id as number) ?? 0, score));
  }
  return [...best];
}

const synonymsOf = new Map(
  Object.entries(SYNONYMS).map(([words, names]) => [toPlainName(words), names]),
);

function listSynonyms(text: string): readonly string[] {
  return synonymsOf.get(toPlainName(text)) ?? [];
}

function rankRows(
  { name, kind, rows }: NamedRows,
  score: number,
  [query = '', ...synonyms]: readonly string[],
  { current, product, kinds }: SearchScope,
): Ranked[] {
  if (kinds && !kinds.includes(kind)) return [];
  const tier = findTier(toPlainName(name), query, synonyms);
  const order = SEARCH_KINDS.indexOf(kind);
  return rows
    .filter((entry) => product === undefined || entry.product === product)
    .slice(0, ROW_LIMIT)
    .map((entry) => ({
      entry,
      tier,
      // Equal names differ only by their kind.
      score:
        (entry.product === current ? CURRENT_BOOST : 1) *
        (tier < 2 ? SEARCH_KINDS.length - order : score),
    }));
}

function findTier(name: string, query: string, synonyms: readonly string[]): number {
  if (name === query) return 0;
  if (synonyms.includes(name)) return 1;
  return name.startsWith(query) ? 2 : 3;
}
