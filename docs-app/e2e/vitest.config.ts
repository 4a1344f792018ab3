import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { isWhole } from './tier.ts';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    name: 'site',
    // Slow tests and tests in other browsers (`*.slow.ts`) run only in the whole tier.
    include: [isWhole ? '*.{test,slow}.ts' : '*.test.ts'],
    globalSetup: ['./globalSetup.ts'],
    maxWorkers: 2,
    maxConcurrency: 2,
    isolate: false,
    expect: { poll: { timeout: 30_000 } },
    testTimeout: 90_000,
    hookTimeout: 90_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
