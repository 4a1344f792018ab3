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

/** Id of the search dialog; its button refers to it. */
export const SEARCH_ID = 'docs-search';

/** Filters of the dialog, with the kinds of results that each one keeps. */
export const KIND_FILTERS = {
  pages: ['page', 'section', 'change'],
  api: ['component', 'hook', 'prop', 'slot', 'error'],
  css: ['class', 'variable'],
  demos: ['demo', 'story'],
} as const satisfies Record<string, readonly SearchKind[]>;

export type KindFilter = keyof typeof KIND_FILTERS;

/** Maximum number of characters that a search reads. */
export const QUERY_LIMIT = 200;

/** Maximum number of results in the list. */
export const RESULT_LIMIT = 60;

/** Maximum number of results of one page, unless the list has no other page. */
export const GROUP_LIMIT = 6;

/** Maximum number of rows of one name, such as a prop that many components have. */
export const ROW_LIMIT = 8;

/** Number of remembered results. */
export const RECENT_LIMIT = 5;

/** Storage key of the results that the user opened. */
export const RECENT_KEY = 'docs-search-recent';

/** Number of pinned results, and their storage key. */
export const PINNED_LIMIT = 8;
export const PINNED_KEY = 'docs-search-pinned';

/** Quiet time (ms) after the last keystroke before the number of results is announced. */
export const ANNOUNCE_MS = 700;

/** Number of names that are indexed before the browser may handle other events. */
export const SLICE_SIZE = 300;

/** Quiet time (ms) after a keystroke before the texts are searched. */
export const TEXT_MS = 80;

/** Length (characters) of the part of a text that a result shows. */
export const EXCERPT_LENGTH = 150;

/** Maximum number of pages whose texts answer a query, and of sections of each. */
export const TEXT_PAGES = 6;
export const TEXT_ROWS = 2;
