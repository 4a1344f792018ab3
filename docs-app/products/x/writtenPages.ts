/** Pathnames of navigation entries that have a page. All other entries are planned. */
export const writtenPages: ReadonlySet<string> = new Set([
  '/x/introduction',
  '/x/react-data-grid',
  '/x/react-data-grid/sorting',
  '/x/react-data-grid/filtering',
  '/x/react-data-grid/editing',
  '/x/react-date-pickers',
  '/x/react-date-pickers/date-picker',
  '/x/react-date-pickers/time-picker',
  '/x/react-date-pickers/date-calendar',
  '/x/react-date-pickers/digital-clock',
  '/x/react-date-pickers/time-clock',
  '/x/react-date-pickers/date-time-picker',
  '/x/react-date-pickers/date-field',
  '/x/react-date-pickers/time-field',
  '/x/react-date-pickers/date-time-field',
  '/x/react-date-pickers/custom-components',
]);
