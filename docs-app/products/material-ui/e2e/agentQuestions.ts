import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about Material UI, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  {
    question:
      'confirm before deleting a record, blocking the rest of the screen until the user decides',
    page: '/material-ui/react-dialog',
  },
  {
    question: 'brief message at the bottom of the window after saving, with an undo',
    page: '/material-ui/react-snackbar',
  },
  {
    question: 'combobox with suggestions while typing, several values allowed',
    page: '/material-ui/react-autocomplete',
  },
  {
    question: 'show the unread count on the corner of an envelope symbol',
    page: '/material-ui/react-badge',
  },
  {
    question: 'off-canvas panel that slides in from the left with links',
    page: '/material-ui/react-drawer',
  },
  {
    question: 'explain an icon-only control when it is hovered or focused',
    page: '/material-ui/react-tooltip',
  },
  {
    question: 'placeholder shapes while data is being fetched',
    page: '/material-ui/react-skeleton',
  },
  {
    question: 'checkout in several stages that shows which one comes next',
    page: '/material-ui/react-stepper',
  },
  {
    question: 'move through hundreds of results with numbers from 1 to 10',
    page: '/material-ui/react-pagination',
  },
  {
    question: 'let users pick exactly one answer out of four that are always visible',
    page: '/material-ui/react-radio-button',
  },
  {
    question: 'run code when somebody presses anywhere else in the document',
    page: '/material-ui/react-click-away-listener',
  },
  {
    question: 'make all browsers start from the same default styles and remove the body margin',
    page: '/material-ui/react-css-baseline',
  },
  {
    question: 'use another font family for every text in the theme',
    page: '/material-ui/customization/typography',
  },
  {
    question: 'render something only in the browser, never during server rendering',
    page: '/material-ui/react-no-ssr',
  },
];
