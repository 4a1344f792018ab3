/** Pathnames with a written page; other pages are planned unless the build generates them. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/experiments/docs',
  '/experiments/docs/headers',
  '/experiments/docs/callouts',
  '/experiments/docs/code-blocks',
  '/experiments/docs/demos',
  '/experiments/docs/markdown',
  '/experiments/docs/nav-flags',
]);
