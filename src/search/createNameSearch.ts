import { distance } from 'fastest-levenshtein';
import MiniSearch, { type MatchInfo } from 'minisearch';
import { findClosest } from '../internal/findClosest.ts';
import { groupBy } from './groupBy.ts';
import { memoize } from '../internal/memoize.ts';
import { listAlternatives } from './listAlternatives.ts';
import { listSingulars } from './listSingulars.ts';
import { listWords, toPlainName } from './listWords.ts';
import {
  QUERY_LIMIT,
  RESULT_LIMIT,
  ROW_LIMIT,
  SEARCH_KINDS,
  type SearchKind,
} from './search.constants.ts';
import { findTier, isTopKind, LAST_TIER, SYNONYM_TIERS } from './nameTiers.ts';
import { STOP_WORDS } from './queryWords.constants.ts';
import type { SearchEntry, SearchScope } from './search.types.ts';

/** Entries of a product with the same kind and name, such as a prop of many components. */
export interface NamedRows {
  kind: SearchKind;
  name: string;
  words: string;
  /** Titles of the pages with the entries, joined. Omits titles that equal the name. */
  pages: string;
  rows: SearchEntry[];
}

/** Entry that matches a query. */
export interface NameResult {
  entry: SearchEntry;
  /** Whether the name, page title and product together contain every word of the query. */
  isComplete: boolean;
}

export interface NameSearch {
  add: (named: readonly NamedRows[]) => void;
  /** Returns the best results, best first, with `isComplete`. */
  rank: (query: string, scope?: SearchScope) => NameResult[];
  /** Returns the first entry with the URL `href`. */
  find: (href: string) => SearchEntry | undefined;
  /** Returns the best entries, best first; an empty list for an empty query. */
  search: (query: string, scope?: SearchScope) => SearchEntry[];
  /** Returns the pages with the most similar names. */
  suggest: (query: string) => SearchEntry[];
}

/** Result with its sort keys: lower tiers first, then higher scores. */
interface Ranked extends NameResult {
  tier: number;
  score: number;
}

interface Found {
  rows: NamedRows;
  score: number;
  /** Number of words in the query, without stop words. */
  count: number;
  /** Number of these words that match, including prefix and fuzzy matches. */
  matched: number;
  /** Words that match neither `name` nor `words`. The page title may contain them. */
  missing: readonly string[];
}

/** Relevance factor by kind, for matches in the same tier; 1 for other kinds. */
const KIND_BOOST: Partial<Record<SearchKind, number>> = {
  page: 2,
  component: 1.6,
  hook: 1.6,
  error: 1.4,
  prop: 1.1,
  demo: 0.9,
  class: 0.8,
  variable: 0.8,
  story: 0.7,
  change: 0.6,
};

/** Relevance factor of the current product, for matches in the same tier. */
const CURRENT_BOOST = 3;

/** Relevance factor of a synonym match. */
const ALTERNATIVE_WEIGHT = 0.8;

/** Exponent of the coverage factor, which lowers the score for missing query words. */
const COVERAGE_POWER = 3;

/** Maximum number of matches to rank. On a large site, a frequent word has more matches. */
const MATCH_LIMIT = 1500;

/** Maximum share of letters in a word that may differ. */
const TYPOS = 0.34;

/** Maximum number of letters of a word that may differ. */
const MAX_TYPOS = 2;

/** Minimum length of a word in which letters may differ, in characters. */
const TYPO_LENGTH = 5;

/** Maximum number of suggestions, and the maximum share of letters that may differ. */
const SUGGESTIONS = { limit: 3, difference: 0.6 };

/** Groups the entries of a product by kind and name. */
export function groupRows(entries: readonly SearchEntry[]): NamedRows[] {
  return groupBy(entries, ({ kind, name }) => `${kind} ${name}`).map((rows) => {
    const [{ kind, name, words = '' }] = rows;
    const pages = rows.map(({ page }) => page).filter((page) => page !== name);
    // Adds the joined name, so that the query "textfield" finds "Text Field".
    return { kind, name, words: `${words} ${toPlainName(name)}`, pages: pages.join(' '), rows };
  });
}

/** Creates a search over names, which runs on each keystroke. */
export function createNameSearch(): NameSearch {
  const pages = new Map<string, SearchEntry>();
  const byHref = new Map<string, SearchEntry>();
  const index = createIndex();
  const search: NameSearch = {
    add(named) {
      index.addAll(named.map((rows) => ({ ...rows, id: rows })));
      for (const { kind, name, rows } of named) {
        if (kind === 'page') pages.set(name.toLowerCase(), rows[0]!);
      }
      for (const entry of named.flatMap(({ rows }) => rows)) {
        // The first entry of a URL is its page or its component.
        if (!byHref.has(entry.href)) byHref.set(entry.href, entry);
      }
    },
    find: (href) => byHref.get(href),
    search: (query, scope) => search.rank(query, scope).map(({ entry }) => entry),
    rank(query, scope = {}) {
      const text = query.slice(0, QUERY_LIMIT);
      const singulars = listSingulars(text.trim());
      const alternatives = [...singulars, ...[text, ...singulars].flatMap(listAlternatives)];
      const found = findRows(index, text, alternatives);
      return rankRows(found, toPlainName(text), alternatives.map(toPlainName), scope)
        .toSorted((a, b) => a.tier - b.tier || b.score - a.score)
        .slice(0, RESULT_LIMIT);
    },
    suggest(query) {
      const text = query.slice(0, QUERY_LIMIT).toLowerCase();
      return findClosest(text, [...pages.keys()], SUGGESTIONS).map((name) => pages.get(name)!);
    },
  };
  return search;
}

/** Creates the index. The id of each document is its `NamedRows` object. */
function createIndex(): MiniSearch<NamedRows & { id: NamedRows }> {
  return new MiniSearch({
    fields: ['name', 'words', 'pages'],
    tokenize: listWords,
    // `listWords` returns lower-case words.
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, words: 3 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length >= TYPO_LENGTH ? TYPOS : false),
      maxFuzzy: MAX_TYPOS,
      weights: { fuzzy: 0.3, prefix: 0.6 },
      boostDocument: ({ kind }: NamedRows) => KIND_BOOST[kind] ?? 1,
    },
  });
}

/** Finds rows that match the query, its singular, or the query with a synonym. */
function findRows(
  index: ReturnType<typeof createIndex>,
  text: string,
  alternatives: readonly string[],
): Found[] {
  const best = new Map<NamedRows, Found>();
  for (const [at, query] of [text, ...alternatives].entries()) {
    const words = listTelling(query);
    // Only the typed query needs fuzzy and prefix matching.
    const options = at === 0 ? {} : { fuzzy: false, prefix: false };
    const weight = at === 0 ? 1 : ALTERNATIVE_WEIGHT;
    const found = index.search(words.join(' '), options).slice(0, MATCH_LIMIT);
    for (const { id, score, queryTerms, match: terms } of found) {
      const match = {
        rows: id as NamedRows,
        score: score * weight,
        count: words.length,
        matched: queryTerms.length,
        missing: listMissing(words, terms),
      };
      const earlier = best.get(match.rows);
      if (!earlier || shareOf(match) * match.score > shareOf(earlier) * earlier.score) {
        best.set(match.rows, match);
      }
    }
  }
  return [...best.values()];
}

/** Returns the coverage factor, from 0 to 1: the share of matched words to the power of 3. */
function shareOf({ count, matched }: Pick<Found, 'count' | 'matched'>): number {
  return (matched / count) ** COVERAGE_POWER;
}

/** Lists the words that match no field other than `pages`. */
function listMissing(words: readonly string[], terms: MatchInfo): string[] {
  const own = Object.keys(terms).filter((term) => terms[term]!.some((field) => field !== 'pages'));
  return words.filter(
    (word) => !own.some((term) => term.startsWith(word) || distance(term, word) <= MAX_TYPOS),
  );
}

/** Lists the words of a query without stop words; all words when it has only stop words. */
function listTelling(query: string): string[] {
  const words = listWords(query);
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

function rankRows(
  found: readonly Found[],
  query: string,
  synonyms: readonly string[],
  { current, product, kinds }: SearchScope,
): Ranked[] {
  const shared = shareScores(found);
  return found
    .filter(({ rows }) => !kinds || kinds.includes(rows.kind))
    .flatMap((match) => {
      const { name, kind, rows } = match.rows;
      const scored = rows
        .filter((entry) => product === undefined || entry.product === product)
        .map((entry) => ({ entry, ...scoreRow(entry, match) }))
        .toSorted((a, b) => b.score - a.score)
        .slice(0, ROW_LIMIT);
      return scored.map(({ entry, score, isComplete }): Ranked => {
        const isCurrent = current?.includes(entry.product) ?? false;
        const tier = findTier({ name, kind, isCurrent }, query, synonyms);
        const relevance = isTopKind(kind) ? shared.get(keyOf(match.rows))! : score;
        const isSynonym = SYNONYM_TIERS.includes(tier);
        return {
          entry,
          isComplete: isComplete || tier < LAST_TIER,
          tier,
          score:
            (isSynonym ? -synonyms.indexOf(toPlainName(name)) : relevance) *
              (isCurrent ? CURRENT_BOOST : 1) -
            orderOf(kind) / 100,
        };
      });
    });
}

const keyOf = ({ name, rows }: NamedRows) => `${rows[0]!.product} ${toPlainName(name)}`;

/** Returns the best score by product and name, so that a component ranks beside its page. */
function shareScores(found: readonly Found[]): ReadonlyMap<string, number> {
  const best = new Map<string, number>();
  for (const match of found) {
    const key = keyOf(match.rows);
    best.set(key, Math.max(best.get(key) ?? 0, match.score * shareOf(match)));
  }
  return best;
}

/** Scores an entry by its own page title, because `pages` joins the titles of all entries. */
function scoreRow(
  { page, product }: SearchEntry,
  { rows, score, ...match }: Found,
): { score: number; isComplete: boolean } {
  const missing = match.missing.filter((word) => !isWordOf(page, word));
  // The name of the product may be part of the query.
  const isComplete = missing.every((word) => isWordOf(product, word));
  const matched = rows.rows.length === 1 ? match.matched : match.count - missing.length;
  return { score: score * shareOf({ ...match, matched }), isComplete };
}

/** Returns whether a word of a title begins with a word of the query. */
function isWordOf(title: string, word: string): boolean {
  return wordsOf(title).some((each) => each.startsWith(word));
}

/** Lists the words of a title; memoized. */
const wordsOf = memoize(listWords);

const orderOf = (kind: SearchKind) => SEARCH_KINDS.indexOf(kind);
