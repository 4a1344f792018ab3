import type { Proof, ProofRun, ProofStatus } from '@vitrine/ui/evidence';

/** Creates the proof of a clause by a story, with a test status. */
export const story = (status: ProofStatus): Proof => ({
  kind: 'story',
  title: 'Docs UI/Code/CodeBlock: Copied',
  storyId: 'docs-ui-code-codeblock--copied',
  status,
});

/** Creates the proof of a clause by a test, with a test status. */
export const test = (status: ProofStatus, title = 'copies the hovered block'): Proof => ({
  kind: 'test',
  file: 'docs-app/e2e/codeBlocks.test.ts',
  title,
  status,
});

/** Proof whose title and path are too long for a column. */
export const longProof: Proof = {
  kind: 'test',
  file: `docs-app/e2e/${'averylongfoldername'.repeat(4)}/codeBlocks.test.ts`,
  title: `code blocks > … > ${'copies every line as it is written, tabs and line ends included; '.repeat(6)}`,
  status: 'passed',
};

/** Creates a test run with the results of the proofs. */
export const createRun = (proofs: ProofRun['proofs']): ProofRun => ({
  version: 1,
  sources: 'abc',
  commit: '5d8f0a7c41e29b3860f7a1d2c4e5b6978a0c1d2e',
  changed: false,
  date: '2026-11-20T09:30:00.000Z',
  tier: 'fast',
  proofs,
});

/** Lists the verdicts of the rows of a table. */
export const listVerdicts = (root: HTMLElement): (string | undefined)[] =>
  Array.from(
    root.querySelectorAll<HTMLElement>('tbody [data-verdict]'),
    ({ dataset }) => dataset['verdict'],
  );

/** Lists the results of the visible proofs. */
export const listResults = (root: HTMLElement): (string | undefined)[] =>
  Array.from(
    root.querySelectorAll<HTMLElement>('[data-result]'),
    ({ dataset }) => dataset['result'],
  );
