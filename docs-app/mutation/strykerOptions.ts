import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Stryker } from '@stryker-mutator/core';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

/** Time beyond the usual time of the tests, for a busy machine; `hitLimit` ends most loops earlier. */
const TIMEOUT_MS = 30_000;

/** Files that Stryker copies into a sandbox: the sources, their fixtures and the runner. */
const SANDBOX = [
  'src/**',
  'stories/fixtures/**',
  'docs-app/mutation/**',
  'docs-app/translations/**',
  '.storybook/vitest.setup.ts',
  'package.json',
  'tsconfig.json',
];

/** Returns the Stryker options for a run that mutates `files`. */
export function createStrykerOptions(files: readonly string[]): StrykerOptions {
  return {
    mutate: [...files],
    plugins: [fileURLToPath(new URL('plugins.ts', import.meta.url))],
    testRunner: 'vitest-worker',
    reporters: ['files'],
    coverageAnalysis: 'perTest',
    concurrency: Math.min(2, availableParallelism()),
    timeoutMS: TIMEOUT_MS,
    // Place the sandbox outside of node_modules, because vitest does not transform sources there.
    tempDirName: '.cache/mutation',
    ignorePatterns: ['/**', ...SANDBOX.map((path) => `!/${path}`)],
    disableTypeChecks: false,
    warnings: false,
    logLevel: 'error' as NonNullable<StrykerOptions['logLevel']>,
  };
}
