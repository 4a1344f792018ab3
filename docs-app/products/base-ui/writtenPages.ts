/** Component pages, each with the API of its exports on tabs. */
const componentPages = [
  'react-autocomplete',
  'react-badge',
  'react-button',
  'react-click-away-listener',
  'react-focus-trap',
  'react-form-control',
  'react-input',
  'react-menu',
  'react-modal',
  'react-no-ssr',
  'react-number-input',
  'react-popper',
  'react-popup',
  'react-portal',
  'react-select',
  'react-slider',
  'react-snackbar',
  'react-switch',
  'react-table-pagination',
  'react-tabs',
  'react-textarea-autosize',
  'react-transitions',
];

/** Pathnames that have a page; every other entry of the navigation is planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/base-ui/getting-started',
  '/base-ui/getting-started/quickstart',
  '/base-ui/getting-started/usage',
  '/base-ui/getting-started/customization',
  '/base-ui/getting-started/accessibility',
  '/base-ui/guides/working-with-tailwind-css',
  '/base-ui/guides/overriding-component-structure',
  '/base-ui/guides/next-js-app-router',
  ...componentPages.map((page) => `/base-ui/${page}`),
]);
