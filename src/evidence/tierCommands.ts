import type { TestTier } from './evidenceShapes.ts';

/** npm command of each test tier. */
export const tierCommands: Readonly<Record<TestTier, string>> = {
  fast: 'npm test',
  all: 'npm run test:all',
};
