// @vitest-environment jsdom
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { expect, test } from 'vitest';
import { restUntilPlayed } from './restUntilPlayed.ts';

const channel = mockChannel();
addons.setChannel(channel);
const id = 'menu--open';

/** Returns whether a rendering has its play function. */
function render(abortSignal: AbortSignal): boolean {
  const story = { id, viewMode: 'story', abortSignal, parameters: { rest: true } };
  const context = { ...story, playFunction: () => {} };
  restUntilPlayed(context);
  return context.playFunction !== undefined;
}

test('keeps its decision when the story renders again in the same mount', () => {
  const mounts = [1, 2, 3].map(() => new AbortController().signal);
  const [opened, played, reloaded] = mounts as [AbortSignal, AbortSignal, AbortSignal];
  expect([render(opened), render(opened)]).toEqual([false, false]);
  channel.emit(FORCE_REMOUNT, { storyId: id });
  expect([render(played), render(played)]).toEqual([true, true]);
  channel.emit(FORCE_REMOUNT, { storyId: id, isRest: true });
  expect([render(reloaded), render(reloaded)]).toEqual([false, false]);
});
