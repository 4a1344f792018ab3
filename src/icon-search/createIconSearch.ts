import { findClosest } from '../internal/findClosest.ts';
import { themesOf, type IconIndex } from './iconFiles.ts';
import { DIFFERENCE, ICON_THEMES, SUGGESTIONS, type IconTheme } from './iconSearch.constants.ts';
import { listNameWords } from './listNameWords.ts';

export interface IconResults {
  /** Names of the matching icons in the theme, best match first. */
  names: readonly string[];
  /** Theme with results when the chosen theme has none. */
  otherTheme?: IconTheme;
}

export interface IconSearcher {
  /** Finds the icons that match every word of the query; all icons for an empty query. */
  find: (query: string, theme: IconTheme) => IconResults;
  /** Lists icon names and search words with a spelling similar to the query. */
  suggest: (query: string) => readonly string[];
}

interface Entry {
  name: string;
  /** The name in lower case. */
  plain: string;
  /** Words of the name. */
  words: readonly string[];
  /** Synonyms of the words of the name. */
  synonyms: readonly string[];
}

/** Cost of each kind of match, and of each word of a name. The lowest sum ranks first. */
const COST = { word: 10, synonym: 15, start: 20, inside: 30, theme: 40, nameWord: 3 } as const;

const THEME_WORDS = new Set(ICON_THEMES.flatMap(listNameWords));

const isTheme = (word: string) => THEME_WORDS.has(word);

/** Creates the search over the icons of a package. */
export function createIconSearch(index: IconIndex): IconSearcher {
  const entries = index.names.map((name) => createEntry(name, index));
  const vocabulary = [
    ...new Set(entries.flatMap(({ plain, words, synonyms }) => [plain, ...words, ...synonyms])),
  ];

  function matchAll(query: string): readonly string[] {
    const words = listNameWords(query);
    if (words.length === 0) return query.trim() === '' ? index.names : [];
    return entries
      .map((entry) => ({ name: entry.name, cost: matchEntry(entry, words) }))
      .filter(({ cost }) => cost < Infinity)
      .sort((a, b) => a.cost - b.cost)
      .map(({ name }) => name);
  }

  return {
    find(query, theme) {
      const all = matchAll(query);
      const inTheme = (wanted: IconTheme) =>
        all.filter((name) => themesOf(name, index).includes(wanted));
      const names = inTheme(theme);
      if (names.length > 0) return { names };
      const otherTheme = ICON_THEMES.find((candidate) => inTheme(candidate).length > 0);
      return { names, ...(otherTheme && { otherTheme }) };
    },
    suggest(query) {
      const plain = listNameWords(query).join('');
      return findClosest(plain, vocabulary, { limit: SUGGESTIONS, difference: DIFFERENCE });
    },
  };
}

function createEntry(name: string, { words: others }: IconIndex): Entry {
  const words = listNameWords(name);
  const synonyms = Object.entries(others)
    .filter(([word]) => words.includes(word))
    .flatMap(([, list]) => list);
  return { name, plain: name.toLowerCase(), words, synonyms };
}

/** Returns the cost of a match; infinite unless each word of the query matches. */
function matchEntry(entry: Entry, words: readonly string[]): number {
  if (entry.plain === words.join('')) return 0;
  // A name from code, such as `DeleteOutlined`, ends with its theme.
  const ownWords = words.filter((word) => !isTheme(word));
  if (entry.plain === ownWords.join('')) return 1;
  const themeCost = ownWords.length > 0 ? COST.theme : Infinity;
  return words.reduce<number>(
    (sum, word) => sum + Math.min(matchWord(entry, word), isTheme(word) ? themeCost : Infinity),
    COST.nameWord * entry.words.length,
  );
}

function matchWord({ plain, words, synonyms }: Entry, word: string): number {
  if (words.includes(word)) return COST.word;
  if (synonyms.includes(word)) return COST.synonym;
  const isStart = [plain, ...words, ...synonyms].some((known) => known.startsWith(word));
  if (isStart) return COST.start;
  return plain.includes(word) ? COST.inside : Infinity;
}
