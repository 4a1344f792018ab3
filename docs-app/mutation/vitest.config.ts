import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Resolves `vitest` in the tests of `src` to the functions that collect them. */
function collectTests(): Plugin {
  const isTest = /\/(?:src\/.*\.test|\.storybook\/vitest\.setup)\.ts$/;
  return {
    name: 'collect-tests',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'vitest' && importer && isTest.test(importer) ? resolve('testApi.ts') : null,
  };
}

/** Runs the worker of the mutation run, in a sandbox of Stryker. */
export default defineConfig({
  root: resolve('../..'),
  tsconfig: resolve('tsconfig.json'),
  cacheDir: '.cache/vitest',
  plugins: [collectTests()],
  test: {
    include: ['docs-app/mutation/worker.ts'],
    exclude: [],
    isolate: false,
    pool: 'threads',
    testTimeout: 0,
  },
});
