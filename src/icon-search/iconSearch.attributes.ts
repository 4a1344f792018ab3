/** `data-*` attributes of the icon search, with the meaning of each. */
export const iconSearchAttributes = {
  'data-icon-search': 'Place of the search in an article: URL of the index of the icons.',
  'data-icons': 'Part of the search: `filters`, `grid`, `details` and others.',
  'data-near': 'Part that starts the application when it is near the viewport.',
  'data-waits': 'Icon whose shapes are not loaded yet.',
} as const;
