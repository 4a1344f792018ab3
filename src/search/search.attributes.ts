/** `data-*` attributes of search, with the meaning of each. */
export const searchAttributes = {
  'data-href': 'URL that a result opens.',
  'data-product': 'Id of the product of the page, on the search dialog.',
  'data-search': 'Part of the search: `root`, `open`, `field`, `list`, `name` and others.',
  'data-view': 'What the dialog shows: `loading failed empty recent results commands none`.',
} as const;
