// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showEvents } from './showEvents.ts';

test('listens to clicks once when Storybook renders a mounted story again', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const { signal: abortSignal } = new AbortController();
  const context = { abortSignal, canvasElement: document.body, viewMode: 'story' };
  const uninstall = showEvents(context);
  expect(showEvents(context)).toBeUndefined();
  expect(listen.mock.calls.filter(([type]) => type === 'click')).toHaveLength(1);
  uninstall?.();
  listen.mockRestore();
});
