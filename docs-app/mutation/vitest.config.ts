import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const resolve = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs the unit tests of `src` in the sandbox that Stryker creates. */
export default defineConfig({
  root: resolve('../..'),
  tsconfig: resolve('sandbox.json'),
  cacheDir: '.cache/vitest',
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: [resolve('../../.storybook/vitest.setup.ts'), resolve('seed.ts')],
    isolate: false,
    testTimeout: 20_000,
  },
});
