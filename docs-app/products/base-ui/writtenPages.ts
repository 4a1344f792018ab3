/** Pages about components, each with the API of its exports on tabs. */
const componentPages = ['react-button', 'react-input', 'react-menu', 'react-switch', 'react-tabs'];

/** The addresses that have a page; every other entry of the navigation is planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/base-ui/getting-started',
  '/base-ui/getting-started/quickstart',
  ...componentPages.map((page) => `/base-ui/${page}`),
]);
