import {
  FORCE_RE_RENDER,
  STORY_FINISHED,
  STORY_RENDER_PHASE_CHANGED,
} from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { expect, test, vi } from 'vitest';
import { chooseWritten, playAsWritten, type PlayedContext } from './playAsWritten.ts';

const args = { label: 'Save' };
const context: PlayedContext = {
  ...{ id: 'button--default', viewMode: 'story', abortSignal: new AbortController().signal },
  ...{ args, initialArgs: args, storyGlobals: {} },
  globals: { language: 'en', spacing: 8, density: 'preset', preset: 'brand', mode: 'dark' },
  initialGlobals: {
    ...{ language: 'en', spacing: '8', density: 'preset', preset: 'brand', mode: 'light' },
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

test.each([
  ['renders the story again after the play when the toolbar changes during the play', 'zh', 1],
  ['does not render the story again when only args change during the play', 'en', 0],
])('%s (FAULT A5)', (_, language, renderings) => {
  const channel = mockChannel();
  addons.setChannel(channel);
  const onRender = vi.fn();
  channel.on(FORCE_RE_RENDER, onRender);
  const { signal: abortSignal } = new AbortController();
  const mount = { ...context, abortSignal, playFunction: () => {} };
  playAsWritten({ ...mount });
  const changed = { ...mount, args: { label: 'Send' }, globals: { ...mount.globals, language } };
  playAsWritten(changed);
  expect(changed.globals).toMatchObject({ language: 'en' });
  expect(changed.args).toEqual({ label: 'Send' });
  const storyId = context.id;
  channel.emit(STORY_RENDER_PHASE_CHANGED, { storyId, newPhase: 'played' });
  channel.emit(STORY_FINISHED, { storyId, status: 'success', reporters: [] });
  expect(onRender).toHaveBeenCalledTimes(renderings);
});
