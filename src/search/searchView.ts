import { groupBy } from './groupBy.ts';
import { listWords } from './listWords.ts';
import { GROUP_LIMIT, KIND_FILTERS, type KindFilter } from './search.constants.ts';
import { mergeResults } from './mergeResults.ts';
import type { NameSearch } from './createNameSearch.ts';
import type { NamesStatus } from './createNamesLoader.ts';
import type { TextAnswer } from './createTexts.ts';
import type { RememberedResults } from './rememberedResults.ts';
import type { ResultGroup, SearchEntry, SearchScope } from './search.types.ts';

/** Action in the search dialog, such as a change of the color mode. */
export interface SearchCommand {
  id: string;
  name: string;
  group: CommandGroup;
}

/** Groups of commands: for the page, for its appearance, and links to products and releases. */
export type CommandGroup = 'page' | 'appearance' | 'go';

export interface SearchState {
  /** Status of the names. */
  status: NamesStatus;
  query: string;
  /** Name of the page's product. */
  current?: string | undefined;
  /** Names of the products in the folder of the page, whose results come first. */
  family?: readonly string[];
  /** Whether to search only the current product. */
  isCurrentOnly: boolean;
  filter?: KindFilter | undefined;
}

/** Results that are missing because a file did not load. */
type SearchGap = 'names' | 'someNames' | 'texts';

export type SearchView =
  | { kind: 'loading' | 'failed' | 'empty' }
  | {
      kind: 'recent' | 'results' | 'commands';
      groups: ResultGroup[];
      count: number;
      gap?: SearchGap | undefined;
    }
  | { kind: 'none'; groups: ResultGroup[]; count: 0; gap?: SearchGap | undefined };

interface ViewInput {
  state: SearchState;
  search: Pick<NameSearch, 'rank' | 'find' | 'suggest'>;
  /** Runs the full-text search for a query. */
  askTexts: (query: string, scope: SearchScope) => TextAnswer;
  remembered: RememberedResults;
  commands: readonly SearchCommand[];
}

/** Prefix of a query that searches only commands. */
const COMMAND_PREFIX = '>';

/** Creates the view of the dialog: commands, recent results, results or a message. */
export function createView(input: ViewInput): SearchView {
  const { state, remembered, commands } = input;
  const query = state.query.trim();
  if (query.startsWith(COMMAND_PREFIX)) {
    const groups = matchCommands(commands, query.slice(COMMAND_PREFIX.length));
    return groups.length > 0 ? show('commands', groups) : { kind: 'none', groups, count: 0 };
  }
  if (query === '') {
    const groups = (['pinned', 'recent'] as const)
      .filter((label) => remembered[label].length > 0)
      .map((label) => labelGroup(label, remembered[label]));
    return groups.length > 0 ? show('recent', groups) : { kind: 'empty' };
  }
  return viewResults(query, input);
}

function viewResults(query: string, { state, search, askTexts, commands }: ViewInput): SearchView {
  const { status, current, family, isCurrentOnly, filter } = state;
  const kinds = filter && KIND_FILTERS[filter];
  const scope = { current: family, product: isCurrentOnly ? current : undefined, kinds };
  const texts = askTexts(state.query.trimStart(), scope);
  const found = mergeResults(search.rank(query, scope), texts.results, search.find).filter(
    ({ kind }) => !kinds || kinds.some((each) => each === kind),
  );
  const gap = findGap(status, texts);
  const groups = [
    ...shorten(groupByPage(found)),
    ...(filter ? [] : matchCommands(commands, query)),
  ];
  if (groups.length > 0) return { ...show('results', groups), gap };
  if (status === 'failed') return { kind: 'failed' };
  return status === 'loading' || texts.status === 'loading'
    ? { kind: 'loading' }
    : { kind: 'none', groups: groupByPage(search.suggest(query)), count: 0, gap };
}

function findGap(status: SearchState['status'], texts: TextAnswer): SearchGap | undefined {
  if (status === 'failed') return 'names';
  if (status === 'partial') return 'someNames';
  return texts.status === 'failed' ? 'texts' : undefined;
}

function show(kind: 'recent' | 'results' | 'commands', groups: ResultGroup[]) {
  return { kind, groups, count: groups.reduce((sum, { results }) => sum + results.length, 0) };
}

function labelGroup(label: string, results: readonly SearchEntry[]): ResultGroup {
  return { label, page: '', product: '', results: [...results] };
}

/** Groups results by page, in the order of the best result of each page. */
function groupByPage(entries: readonly SearchEntry[]): ResultGroup[] {
  return groupBy(entries, ({ page, product }) => `${product}\n${page}`).map((results) => {
    const [{ page, product }] = results;
    return { page, product, results };
  });
}

/** Limits each group unless it is the only one. Keeps all results with an excerpt. */
function shorten(groups: readonly ResultGroup[]): ResultGroup[] {
  const limit = groups.length > 1 ? GROUP_LIMIT : Infinity;
  return groups.map((group) => ({
    ...group,
    results: group.results.filter(({ excerpt }, at) => at < limit || excerpt),
  }));
}

/** Groups the commands in which every word of the query is the start of a word. */
function matchCommands(commands: readonly SearchCommand[], query: string): ResultGroup[] {
  const wanted = listWords(query);
  if (wanted.length === 0 && query !== '') return [];
  const matching = commands.filter(({ name }) => {
    const words = listWords(name);
    return wanted.every((word) => words.some((candidate) => candidate.startsWith(word)));
  });
  return groupBy(matching, ({ group }) => group).map((members) => {
    const results = members.map(({ id, name }): SearchEntry => ({
      kind: 'command',
      name,
      href: id,
      page: '',
      product: '',
    }));
    return labelGroup(members[0].group, results);
  });
}

/** Returns the active position after an arrow key. Positions wrap around; -1 is the field. */
export function moveActive(active: number, key: string, count: number): number {
  if (count === 0) return -1;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return active;
}
