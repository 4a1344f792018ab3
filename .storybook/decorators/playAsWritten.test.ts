import { expect, test } from 'vitest';
import { chooseWritten, type PlayedContext } from './playAsWritten.ts';

const args = { label: 'Save' };
const context: PlayedContext = {
  ...{ id: 'button--default', viewMode: 'story', abortSignal: new AbortController().signal },
  ...{ args, initialArgs: args, storyGlobals: {} },
  globals: { language: 'en', spacing: 8, density: 'comfortable', preset: 'brand', mode: 'dark' },
  initialGlobals: {
    ...{ language: 'en', spacing: '8', density: 'comfortable', preset: 'brand', mode: 'light' },
  },
};

test('returns undefined when args and globals match the story except for the color mode (FAULT A5)', () => {
  expect(chooseWritten(context)).toBeUndefined();
  const language = 'zh';
  const globals = { ...context.globals, language };
  expect(chooseWritten({ ...context, storyGlobals: { language }, globals })).toBeUndefined();
});

test.each<[string, Partial<PlayedContext>]>([
  ['the toolbar has another language', { globals: { ...context.globals, language: 'zh' } }],
  ['the toolbar has another spacing', { globals: { ...context.globals, spacing: '12' } }],
  ['an arg was changed', { args: { label: 'Send' } }],
  ['an arg was added', { args: { label: 'Save', size: 'large' } }],
  ['an arg was removed', { args: {} }],
])('returns the initial args and toolbar values of the story when %s (FAULT A5)', (_, shown) => {
  expect(chooseWritten({ ...context, ...shown })).toEqual({
    args,
    globals: { ...context.initialGlobals, mode: 'dark' },
  });
});
