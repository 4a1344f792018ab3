/** `data-*` attributes of search, with the meaning of each. */
export const searchAttributes = {
  'data-gap': 'Results that did not load: `names`, `someNames` or `texts`.',
  'data-href': 'URL that a result opens.',
  'data-key': 'Kind and URL of an option, by which it stays active.',
  'data-pinned': 'Icon of a pinned result.',
  'data-product': 'Id of the product of the page, on the search dialog.',
  'data-search': 'Part of the search: `root`, `open`, `field`, `list`, `name` and others.',
  'data-view': 'What the dialog shows: `loading failed empty recent results commands none`.',
} as const;
