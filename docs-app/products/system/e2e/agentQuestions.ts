import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about MUI System, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  { question: 'shorthand for margin and padding such as mt and px', page: '/system/spacing' },
  {
    question: 'style one element inline with values from the theme and breakpoints',
    page: '/system/getting-started/the-sx-prop',
  },
  { question: 'center the content and limit its width', page: '/system/react-container' },
  { question: 'equal gaps between children in a row', page: '/system/react-stack' },
];
