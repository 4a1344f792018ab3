/** Pathnames that have a page; every other entry of the navigation is planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/experiments/docs',
  '/experiments/docs/headers',
  '/experiments/docs/callouts',
  '/experiments/docs/code-blocks',
  '/experiments/docs/demos',
  '/experiments/docs/markdown',
  '/experiments/docs/nav-flags',
]);
