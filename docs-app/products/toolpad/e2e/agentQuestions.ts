import type { AgentQuestion } from '../../../e2e/judgeAgents.ts';

/** Questions that agents ask about Toolpad Core, with the page that answers each. */
export const questions: readonly AgentQuestion[] = [
  {
    question: 'frame with a header and a left menu for an admin application',
    page: '/toolpad/core/react-dashboard-layout',
  },
  {
    question: 'let people log on with a password, GitHub or a passkey',
    page: '/toolpad/core/react-sign-in-page',
  },
  {
    question: 'show who the current user is and let them leave',
    page: '/toolpad/core/react-account',
  },
];
