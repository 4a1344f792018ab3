/** Path of Storybook's CLI, from the repository root. */
export const STORYBOOK_CLI = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Path of the test-runner's CLI, from the repository root. */
export const TEST_RUNNER_CLI = 'node_modules/@storybook/test-runner/dist/test-storybook.js';
