import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: '../../node_modules/.cache/vitest',
  test: {
    name: 'site',
    // What takes long, or needs other browsers, runs where it is asked for.
    include: [process.env['VITRINE_LONG'] ? '*.{test,long}.ts' : '*.test.ts'],
    globalSetup: ['./globalSetup.ts'],
    maxWorkers: 2,
    maxConcurrency: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    chaiConfig: { truncateThreshold: 0 },
  },
});
