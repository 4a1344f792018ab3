import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Resolves `vitest` in the tests of `src` to `testApi.ts`, which collects the tests. */
function collectTests(): Plugin {
  const isTest = /\/(?:src\/.*\.test|\.storybook\/vitest\.setup)\.ts$/;
  return {
    name: 'collect-tests',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'vitest' && importer && isTest.test(importer) ? resolve('testApi.ts') : null,
  };
}

/** Runs `worker.ts` with vitest in the sandbox that Stryker creates. */
export default defineConfig({
  root: resolve('../..'),
  tsconfig: resolve('sandbox.json'),
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
