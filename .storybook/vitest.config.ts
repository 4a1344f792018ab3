import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserArgs, findBrowser } from '../docs-app/testing/browser.ts';

const configDir = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const setupFiles = [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))];
const unitSetup = fileURLToPath(new URL('vitest.unit.setup.ts', import.meta.url));

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{.storybook,docs-app,src,stories}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**', 'docs-app/{,products/*/}e2e/**'],
    setupFiles: [...setupFiles, unitSetup],
    // Share modules between test files, because loading them for each file doubles the time.
    isolate: false,
    testTimeout: process.env['PROPERTY_RUNS'] ? 600_000 : 20_000,
  },
};

/**
 * Creates the Vitest project that runs every story from source in a browser, for fast reruns. The
 * script `npm test` runs the built stories instead.
 */
async function createStoriesProject() {
  return {
    plugins: [await storybookTest({ configDir })],
    test: {
      name: 'stories',
      setupFiles,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { executablePath: await findBrowser(), args: browserArgs },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}

// Only the stories need a browser, so their project is created on request.
const wantsStories = /--project[= ]stories/.test(process.argv.join(' '));

export default defineConfig({
  root,
  cacheDir: 'node_modules/.cache/vitest',
  test: { projects: wantsStories ? [await createStoriesProject()] : [unit] },
});
