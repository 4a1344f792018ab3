import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { allowHost, browserArgs, findInstalledShell } from '../docs-app/testing/browser.ts';
import { mergeTests } from './test-runner/mergeTestFiles.ts';

// Each file costs a browser context and a load of the whole workbench.
const FILES = 4;
// A guard closes the page of a look that does not settle, long before this.
const STORY_LIMIT_MS = 90_000;

const { TARGET_URL, TEST_ROOT, VITRINE_STORIES } = process.env;
const base = getJestConfig();
const { reporters, testEnvironmentOptions } = base;

// Only with --index-json are there generated test files.
if (TEST_ROOT) mergeTests(TEST_ROOT, FILES, VITRINE_STORIES && JSON.parse(VITRINE_STORIES));

/** Folder of a glob, up to the first part with a wildcard. */
const folderOf = (glob) => glob.split(/\/(?=[^/]*[*?{[(])/)[0];

export default {
  ...base,
  // Builds, caches and other checkouts below the project are no tests.
  roots: TEST_ROOT ? [TEST_ROOT] : [...new Set(base.testMatch.map(folderOf))],
  reporters: [
    fileURLToPath(new URL('test-runner/reporter.ts', import.meta.url)),
    'summary',
    ...reporters.filter((name) => name !== 'default'),
  ],
  testTimeout: STORY_LIMIT_MS,
  testEnvironmentOptions: {
    ...testEnvironmentOptions,
    'jest-playwright': {
      ...testEnvironmentOptions['jest-playwright'],
      // One browser per file spares every message a process on its way. Without an index there are too many files.
      launchType: TEST_ROOT ? 'LAUNCH' : 'SERVER',
      launchOptions: {
        chromium: {
          executablePath: findInstalledShell(),
          args: [...browserArgs, allowHost(new URL(TARGET_URL).hostname)],
        },
      },
    },
  },
};
