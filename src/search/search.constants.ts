/** Kinds of results, in the order in which equal matches are listed. */
export const SEARCH_KINDS = [
  'page',
  'component',
  'hook',
  'section',
  'prop',
  'slot',
  'class',
  'variable',
  'error',
  'demo',
  'story',
  'change',
  'command',
] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** Element id of the search dialog, which its buttons reference in `commandfor`. */
export const SEARCH_ID = 'docs-search';

/** Filters of the dialog, with the kinds of results that each filter includes. */
export const KIND_FILTERS = {
  pages: ['page', 'section', 'change'],
  api: ['component', 'hook', 'prop', 'slot', 'error'],
  css: ['class', 'variable'],
  demos: ['demo', 'story'],
} as const satisfies Record<string, readonly SearchKind[]>;

export type KindFilter = keyof typeof KIND_FILTERS;

/** Maximum length of a query, in characters. Search ignores the rest. */
export const QUERY_LIMIT = 200;

/** Maximum number of results in the list. */
export const RESULT_LIMIT = 60;

/** Limit of results of one page, except results with an excerpt. A single page has no limit. */
export const GROUP_LIMIT = 6;

/** Maximum number of rows of one name, such as a prop that many components have. */
export const ROW_LIMIT = 8;

/** Maximum number of recent results. */
export const RECENT_LIMIT = 5;

/** Storage key of the results that the user opened. */
export const RECENT_KEY = 'docs-search-recent';

/** Maximum number of pinned results, and their storage key. */
export const PINNED_LIMIT = 8;
export const PINNED_KEY = 'docs-search-pinned';

/** Delay between the last keystroke and the announcement of the result, in milliseconds. */
export const ANNOUNCE_MS = 700;

/** Number of names that are indexed before the browser may handle other events. */
export const SLICE_SIZE = 300;

/** Debounce delay between a keystroke and the full-text search, in milliseconds. */
export const TEXT_MS = 80;

/** Approximate maximum length of an excerpt, in characters. */
export const EXCERPT_LENGTH = 150;

/** Maximum number of pages in full-text results, and of sections per page. */
export const TEXT_PAGES = 6;
export const TEXT_ROWS = 2;
