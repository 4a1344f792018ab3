export { default } from './.storybook/vitest.config.ts';
