/** Storybook's command line, from the project's folder. */
export const STORYBOOK_CLI = 'node_modules/storybook/dist/bin/dispatcher.js';

/** The test-runner's command line, from the project's folder. */
export const TEST_RUNNER_CLI = 'node_modules/@storybook/test-runner/dist/test-storybook.js';
