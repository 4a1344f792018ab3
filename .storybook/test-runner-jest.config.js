import { getJestConfig } from '@storybook/test-runner';
import { browserArgs, NO_NETWORK } from '../docs-app/scripts/browser.ts';
import { mergeTests } from './mergeTests.ts';

const FILES = 4;

const base = getJestConfig();
const { testEnvironmentOptions } = base;

mergeTests(process.env.TEST_ROOT, FILES, JSON.parse(process.env.VITRINE_ONLY ?? '[]'));

export default {
  ...base,
  testEnvironmentOptions: {
    ...testEnvironmentOptions,
    'jest-playwright': {
      ...testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: process.env.CHROMIUM_PATH,
        args: [...browserArgs, NO_NETWORK],
      },
    },
  },
};
