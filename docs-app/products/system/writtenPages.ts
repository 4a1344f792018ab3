/** Pathnames of navigation entries that have a page. All other entries are planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/system/getting-started',
  '/system/getting-started/installation',
  '/system/getting-started/the-sx-prop',
  '/system/spacing',
  '/system/react-box',
  '/system/react-stack',
  '/system/react-container',
  '/system/react-grid',
]);
