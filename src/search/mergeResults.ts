import type { NameResult, NameSearch } from './createNameSearch.ts';
import type { TextResult } from './createTextSearch.ts';
import { cutExcerpt } from './cutExcerpt.ts';
import type { SearchEntry } from './search.types.ts';

/**
 * Merges the results of both searches: complete names, complete texts, then incomplete names and
 * texts alternately. When a name and a text have the same URL, adds the excerpt to the name.
 */
export function mergeResults(
  names: readonly NameResult[],
  texts: readonly TextResult[],
  find: NameSearch['find'],
): SearchEntry[] {
  const fromTexts = texts.map((result) => ({
    entry: toEntry(result, find),
    isComplete: result.isComplete,
  }));
  const excerpts = new Map(fromTexts.map(({ entry }) => [entry.href, entry.excerpt]));
  const fromNames = names.map(({ entry, isComplete }) => {
    const excerpt = excerpts.get(entry.href);
    return { entry: excerpt ? { ...entry, excerpt } : entry, isComplete };
  });
  const [strongNames, weakNames] = split(fromNames);
  const [strongTexts, weakTexts] = split(fromTexts);
  return unique([...strongNames, ...strongTexts, ...alternate(weakNames, weakTexts)]);
}

/** Converts a text result to the entry of the same URL in the names search, or to a new entry. */
function toEntry(result: TextResult, find: NameSearch['find']): SearchEntry {
  const { href, name, product, text, terms } = result;
  const [path = href] = href.split('#');
  const page = find(path)?.page ?? result.page;
  const kind = path === href ? 'page' : 'section';
  const entry = find(href) ?? { kind, name, href, page, product };
  return text === '' ? entry : { ...entry, excerpt: cutExcerpt(text, terms) };
}

interface Found {
  entry: SearchEntry;
  isComplete: boolean;
}

function split(found: readonly Found[]): [SearchEntry[], SearchEntry[]] {
  const entriesOf = (isComplete: boolean) =>
    found.filter((each) => each.isComplete === isComplete).map(({ entry }) => entry);
  return [entriesOf(true), entriesOf(false)];
}

function alternate<Item>(first: readonly Item[], second: readonly Item[]): Item[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [
    ...first.slice(at, at + 1),
    ...second.slice(at, at + 1),
  ]).flat();
}

function unique(entries: readonly SearchEntry[]): SearchEntry[] {
  const byHref = new Map<string, SearchEntry>();
  for (const entry of entries) {
    if (!byHref.has(entry.href)) byHref.set(entry.href, entry);
  }
  return [...byHref.values()];
}
