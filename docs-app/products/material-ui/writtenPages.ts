/** The addresses that have a page; every other entry of the navigation is planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/getting-started/usage',
  '/material-ui/getting-started/templates',
  '/material-ui/react-button',
  '/material-ui/react-text-field',
  '/material-ui/react-select',
  '/material-ui/react-dialog',
  '/material-ui/react-tabs',
  '/material-ui/react-table',
  '/material-ui/react-alert',
  '/material-ui/react-stack',
  '/material-ui/icons',
  '/material-ui/customization/typography',
]);
