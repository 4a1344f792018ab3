/** The addresses that have a page; every other entry of the navigation is planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/joy-ui/getting-started',
  '/joy-ui/getting-started/installation',
  '/joy-ui/react-button',
  '/joy-ui/react-input',
  '/joy-ui/react-select',
  '/joy-ui/react-card',
  '/joy-ui/react-modal',
]);
