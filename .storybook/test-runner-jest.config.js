import { fileURLToPath } from 'node:url';
import { getJestConfig } from '@storybook/test-runner';
import { allowHost, browserArgs, findInstalledShell } from '../docs-app/testing/browser.ts';
import { mergeTestFiles } from './test-runner/mergeTestFiles.ts';
import { COMPUTED_NAMES } from './test-runner/record.ts';

// Each file needs a browser context and loads the whole workbench.
const FILES = 4;
// `test-runner.ts` closes the page of a variant that does not settle, long before this limit.
const STORY_LIMIT_MS = 90_000;

const { TARGET_URL, TEST_ROOT, VITRINE_STORIES } = process.env;
const base = getJestConfig();
const { reporters, testEnvironmentOptions } = base;

// Generated test files exist only with --index-json.
if (TEST_ROOT) mergeTestFiles(TEST_ROOT, FILES, VITRINE_STORIES && JSON.parse(VITRINE_STORIES));

/** Returns the folder of a glob, up to the first part with a wildcard. */
const folderOf = (glob) => glob.split(/\/(?=[^/]*[*?{[(])/)[0];

export default {
  ...base,
  // Exclude builds, caches and other checkouts below the project.
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
      // With one browser per file, messages do not pass through a browser server. Without an index,
      // there are too many files for one browser each.
      launchType: TEST_ROOT ? 'LAUNCH' : 'SERVER',
      // The runner adds an inline script, which the policy of a built workbench blocks.
      contextOptions: {
        ...testEnvironmentOptions['jest-playwright'].contextOptions,
        bypassCSP: true,
      },
      launchOptions: {
        chromium: {
          executablePath: findInstalledShell(),
          args: [...browserArgs, COMPUTED_NAMES, allowHost(new URL(TARGET_URL).hostname)],
        },
      },
    },
  },
};
