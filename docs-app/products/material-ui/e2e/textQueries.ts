import type { JudgedQuery } from '../../../e2e/judgeSearch.ts';

/** Full-text queries for Material UI. Each has words from the text of its target pages. */
export const textQueries: readonly JudgedQuery[] = [
  {
    kind: 'text',
    query: 'keep a dialog open that has unsaved changes',
    targets: ['/material-ui/react-dialog#prevent-closing-with-unsaved-changes'],
  },
  {
    kind: 'text',
    query: 'server already filtered the options',
    targets: ['/material-ui/react-autocomplete#async-options'],
  },
  {
    kind: 'text',
    query: 'two options with the same name',
    targets: ['/material-ui/react-autocomplete#single-value'],
  },
  {
    kind: 'text',
    query: 'React takes no key from a spread object',
    targets: ['/material-ui/react-autocomplete#custom-filter-and-options'],
  },
  {
    kind: 'text',
    query: 'table rows units align numbers',
    targets: ['/material-ui/react-table#basic-table'],
  },
  {
    kind: 'text',
    query: 'scroll table sideways with the keyboard',
    targets: ['/material-ui/react-table#horizontal-scrolling'],
  },
  {
    kind: 'text',
    query: 'aria-sort announced by screen readers',
    targets: ['/material-ui/react-table#sorting'],
  },
  {
    kind: 'text',
    query: 'unknown number of rows -1',
    targets: [
      '/material-ui/react-table#pagination',
      '/material-ui/api/table-pagination#table-pagination-prop-count',
    ],
  },
  {
    kind: 'text',
    query: 'swipe from the side goes back on iOS',
    targets: [
      '/material-ui/react-drawer#swipeable',
      '/material-ui/api/swipeable-drawer#swipeable-drawer-prop-disableSwipeToOpen',
    ],
  },
  {
    kind: 'text',
    query: 'disabled button sends no events',
    targets: ['/material-ui/react-tooltip#disabled-button'],
  },
  {
    kind: 'text',
    query: 'name replaces the words on a button when hovering',
    targets: ['/material-ui/react-tooltip#accessibility'],
  },
  {
    kind: 'text',
    query: 'empty string for nothing chosen warning during development',
    targets: ['/material-ui/react-select#value'],
  },
  {
    kind: 'text',
    query: 'options wrapped in a fragment',
    targets: ['/material-ui/react-select#basic-select', '/material-ui/react-tabs#basic-tabs'],
  },
  {
    kind: 'text',
    query: 'form fields in hidden panels are submitted',
    targets: ['/material-ui/react-tabs#keep-panels-mounted'],
  },
  {
    kind: 'text',
    query: 'browser stops the form required field in hidden panel',
    targets: ['/material-ui/react-tabs#keep-panels-mounted'],
  },
];
