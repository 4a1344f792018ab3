import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { expect, test, vi } from 'vitest';
import { addReloadShortcut } from './reloadStory.ts';

type Api = Parameters<typeof addReloadShortcut>[1];

test('Alt+R keeps a story with the parameter `rest` at rest, in place of Storybook’s shortcut', async () => {
  const setShortcut = vi.fn();
  const setAddonShortcut = vi.fn<Api['setAddonShortcut']>();
  const emit = vi.fn();
  const getUrlState = () => ({ storyId: 'menu--open' });
  const api = { setShortcut, setAddonShortcut, emit, getUrlState, getCurrentParameter: () => true };
  await addReloadShortcut('vitrine/tools', api as unknown as Api);
  expect(setShortcut.mock.calls).toEqual([['remount', []]]);
  const [, shortcut] = setAddonShortcut.mock.calls[0]!;
  expect(shortcut.defaultShortcut).toEqual(['alt', 'R']);
  shortcut.action();
  expect(emit.mock.calls).toEqual([[FORCE_REMOUNT, { storyId: 'menu--open', isRest: true }]]);
});
