/** `data-*` attributes of search, with the meaning of each. */
export const searchAttributes = {
  'data-href': 'URL that a result opens.',
  'data-kind': 'Kind of a result.',
  'data-product': 'Id of the product of the page, on the search dialog.',
  'data-search':
    'Part of the search dialog: `root open field close filters list message status keys group heading icon name context kind`.',
} as const;
