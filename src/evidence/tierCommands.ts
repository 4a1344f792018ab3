import type { TestTier } from './evidenceShapes.ts';

/** Command that runs each tier. */
export const tierCommands: Readonly<Record<TestTier, string>> = {
  fast: 'npm test',
  all: 'npm run test:all',
};
