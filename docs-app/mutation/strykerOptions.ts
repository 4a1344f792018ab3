import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Stryker } from '@stryker-mutator/core';

type StrykerOptions = ConstructorParameters<typeof Stryker>[0];

/** Milliseconds that a mutant may take on a busy machine; most endless loops end at their hit limit. */
const TIMEOUT_MS = 30_000;

/** Files that a sandbox needs: the sources, their fixtures, and the runner itself. */
const SANDBOX = [
  'src/**',
  'stories/fixtures/**',
  'docs-app/mutation/**',
  'docs-app/translations/**',
  '.storybook/vitest.setup.ts',
  'package.json',
  'tsconfig.json',
];

/** Returns the options of Stryker for a run over some files. */
export function createStrykerOptions(files: readonly string[]): StrykerOptions {
  return {
    mutate: [...files],
    plugins: [fileURLToPath(new URL('plugins.ts', import.meta.url))],
    testRunner: 'vitest-worker',
    reporters: ['files'],
    coverageAnalysis: 'perTest',
    concurrency: Math.min(2, availableParallelism()),
    timeoutMS: TIMEOUT_MS,
    // Not below node_modules: vitest would not transform the sources there.
    tempDirName: '.cache/mutation',
    ignorePatterns: ['/**', ...SANDBOX.map((path) => `!/${path}`)],
    disableTypeChecks: false,
    warnings: false,
    logLevel: 'error' as NonNullable<StrykerOptions['logLevel']>,
  };
}
