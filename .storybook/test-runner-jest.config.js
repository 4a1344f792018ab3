import { getJestConfig } from '@storybook/test-runner';
import { browserArgs } from '../docs-app/scripts/browser.ts';

const base = getJestConfig();
const { testEnvironmentOptions } = base;

export default {
  ...base,
  testEnvironmentOptions: {
    ...testEnvironmentOptions,
    'jest-playwright': {
      ...testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArgs },
    },
  },
};
