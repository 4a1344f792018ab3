import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about Base UI, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  { question: 'stop the Tab key from leaving one element', page: '/base-ui/react-focus-trap' },
  {
    question: 'let people enter whole quantities with plus and minus',
    page: '/base-ui/react-number-input',
  },
  {
    question: 'share required and error state between a label, a field and its hint',
    page: '/base-ui/react-form-control',
  },
  {
    question: 'choose how many rows are shown at once and go to the next ones',
    page: '/base-ui/react-table-pagination',
  },
  {
    question: 'floating layer beside an anchor that waits for its closing animation',
    page: '/base-ui/react-popup',
  },
  {
    question: 'fade a layer out with plain CSS before it is removed',
    page: '/base-ui/react-transitions',
  },
];
