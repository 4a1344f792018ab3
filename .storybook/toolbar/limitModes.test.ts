import { composeStory } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { limitModes, limitStoryModes } from './limitModes.ts';
import { modes } from './modes.ts';

test.each([
  [{}, ['light', 'dark', 'right to left']],
  [{ language: 'zh' }, ['light', 'dark', 'right to left']],
  [{ mode: 'dark' }, ['dark', 'right to left']],
  [{ mode: 'light' }, ['light', 'right to left']],
  [{ direction: 'rtl' }, ['dark', 'right to left']],
  [{ mode: 'dark', direction: 'ltr' }, ['dark']],
  [{ mode: 'dark', direction: 'rtl' }, ['dark']],
])('limits the Chromatic modes of a story with the globals %j to %j (WKB-5)', (globals, names) => {
  expect(Object.keys(limitModes(modes, globals))).toEqual(names);
});

test('does not change the project modes when it limits the Chromatic modes of a story (WKB-5)', () => {
  const project = {
    parameters: { chromatic: { modes, delay: 300 } },
    argTypesEnhancers: [limitStoryModes],
  };
  const prepare = (globals: Record<string, unknown>) =>
    composeStory({ globals }, { title: 'Docs UI/Dialog' }, project).parameters['chromatic'];
  const dark = prepare({ mode: 'dark' });
  expect(Object.keys(dark.modes)).toEqual(['dark', 'right to left']);
  expect(dark.delay).toBe(300);
  expect(prepare({}).modes).toEqual(modes);
});
