import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about MUI X, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  {
    question: 'let users change a cell and save it, refusing wrong values',
    page: '/x/react-data-grid/editing',
  },
  {
    question: 'show only the records that match a condition',
    page: '/x/react-data-grid/filtering',
  },
  {
    question: 'order records by several columns or on the server',
    page: '/x/react-data-grid/sorting',
  },
  {
    question: 'type a birthday with the keyboard, without any popup',
    page: '/x/react-date-pickers/date-field',
  },
  {
    question: 'set hours and minutes on a round dial shown in the page',
    page: '/x/react-date-pickers/time-clock',
  },
  {
    question: 'replace the toolbar or the action bar of a popup with a part that I wrote',
    page: '/x/react-date-pickers/custom-components',
  },
  {
    question: 'select an hour from a list in steps of thirty minutes',
    page: '/x/react-date-pickers/digital-clock',
  },
];
