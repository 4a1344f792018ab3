import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about Joy UI, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  { question: 'keep a picture at 16:9 before it has loaded', page: '/joy-ui/react-aspect-ratio' },
  {
    question: 'ring that turns while work of unknown length goes on',
    page: '/joy-ui/react-circular-progress',
  },
  { question: 'plain surface to build other things on', page: '/joy-ui/react-sheet' },
  {
    question: 'ask for a comment of several lines that makes room as people write',
    page: '/joy-ui/react-textarea',
  },
  {
    question: 'mark an order as paid or late with a small colored label',
    page: '/joy-ui/react-chip',
  },
  {
    question: 'choose bold, italic and underline in a toolbar that remembers what is pressed',
    page: '/joy-ui/react-toggle-button-group',
  },
];
