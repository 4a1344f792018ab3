/** Entry modules of the site's bundles, relative to `docs-app`. */
export const ENTRIES = {
  /** Inline script of every page: settings, navigation and events before hydration. */
  bootstrap: 'app/entries/bootstrap.ts',
  /** Hydrates the page and handles client-side navigation. */
  client: 'app/entries/client.tsx',
  /** Loads the search on demand. */
  search: 'app/entries/search.ts',
  /** Hydrates a demo that a page shows in an iframe. */
  frame: 'app/entries/frame.ts',
  /** Renders pages to HTML at build time. */
  server: 'app/entries/server.tsx',
  /** Ads and analytics. */
  thirdParty: 'app/third-party/thirdParty.ts',
  /** Loads changed data into open pages of the development site. */
  development: 'app/development/followEdits.ts',
} as const;
