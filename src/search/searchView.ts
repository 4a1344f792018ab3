import { groupBy } from './groupBy.ts';
import { listWords } from './listWords.ts';
import { GROUP_LIMIT, KIND_FILTERS, type KindFilter } from './search.constants.ts';
import type { NameSearch } from './createNameSearch.ts';
import type { ResultGroup, SearchEntry } from './search.types.ts';

/** Action that the dialog offers beside pages, such as a change of the color mode. */
export interface SearchCommand {
  id: string;
  name: string;
}

export interface SearchState {
  /** `loading` until the first names are there; `failed` when none could be loaded. */
  status: 'loading' | 'ready' | 'failed';
  query: string;
  /** Name of the page's product. */
  current?: string | undefined;
  /** Names of the products in the folder of the page, whose results come first. */
  family?: readonly string[];
  /** Whether to search only the current product. */
  isCurrentOnly: boolean;
  filter?: KindFilter | undefined;
}

export type SearchView =
  | { kind: 'loading' | 'failed' | 'empty' }
  | { kind: 'recent' | 'results' | 'commands'; groups: ResultGroup[]; count: number }
  | { kind: 'none'; groups: ResultGroup[]; count: 0 };

interface ViewInput {
  state: SearchState;
  search: Pick<NameSearch, 'search' | 'suggest'>;
  recent: readonly SearchEntry[];
  commands: readonly SearchCommand[];
}

/** A query that begins so lists commands only. */
const COMMAND_PREFIX = '>';

/** Decides what the dialog shows. */
export function createView({ state, search, recent, commands }: ViewInput): SearchView {
  const query = state.query.trim();
  if (query.startsWith(COMMAND_PREFIX)) {
    const matching = matchCommands(commands, query.slice(COMMAND_PREFIX.length));
    return show(matching.length > 0 ? 'commands' : 'none', matching);
  }
  if (query === '') {
    return recent.length > 0 ? show('recent', recent) : { kind: 'empty' };
  }
  if (state.status === 'failed') return { kind: 'failed' };
  const { current, family, isCurrentOnly, filter } = state;
  const found = search.search(query, {
    current: family,
    product: isCurrentOnly ? current : undefined,
    kinds: filter && KIND_FILTERS[filter],
  });
  const all = [...found, ...(filter ? [] : matchCommands(commands, query))];
  if (all.length > 0) return show('results', all);
  return state.status === 'loading' ? { kind: 'loading' } : show('none', search.suggest(query));
}

function show(kind: 'recent' | 'results' | 'commands' | 'none', entries: readonly SearchEntry[]) {
  const groups = shorten(groupByPage(entries));
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  return kind === 'none' ? { kind, groups, count: 0 as const } : { kind, groups, count };
}

/** Groups results by page, in the order of the best result of each page. */
function groupByPage(entries: readonly SearchEntry[]): ResultGroup[] {
  return groupBy(entries, ({ page, product }) => `${product}\n${page}`).map((results) => {
    const [{ page, product }] = results;
    return { page, product, results };
  });
}

/** Shortens the groups, unless all results are on one page. */
function shorten(groups: readonly ResultGroup[]): ResultGroup[] {
  const limit = groups.length > 1 ? GROUP_LIMIT : Infinity;
  return groups.map((group) => ({ ...group, results: group.results.slice(0, limit) }));
}

/** Lists the commands whose words begin with all words of the query. */
function matchCommands(commands: readonly SearchCommand[], query: string): SearchEntry[] {
  const wanted = listWords(query);
  const isAll = query.trim() === '';
  if (wanted.length === 0 && !isAll) return [];
  return commands
    .filter(({ name }) => {
      const words = listWords(name);
      return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
    })
    .map(({ id, name }) => ({ kind: 'command', name, href: id, page: '', product: '' }));
}

/** Returns the position after a key; positions wrap around, and -1 is the field. */
export function moveActive(active: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return active;
}
