import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isWhole } from '../testing/tier.ts';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
// Slow tests and tests in other browsers (`*.slow.ts`) run only in the whole tier.
const TESTS = isWhole ? '*.{test,slow}.ts' : '*.test.ts';

export default defineConfig({
  root: fileOf('..'),
  cacheDir: '../node_modules/.cache/vitest',
  test: {
    maxWorkers: 2,
    maxConcurrency: 2,
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    chaiConfig: { truncateThreshold: 0 },
    projects: [
      {
        extends: true,
        test: {
          name: 'site',
          include: [`e2e/${TESTS}`, `products/*/e2e/${TESTS}`],
          globalSetup: [fileOf('./servePublishedSite.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'fixtures',
          include: [`e2e/fixtures/${TESTS}`],
          globalSetup: [fileOf('./serveFixtureSite.ts')],
        },
      },
    ],
  },
});
