import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './createAnnouncer.ts';
import { ANNOUNCE_MS } from './search.constants.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const create = () => {
  const status = { textContent: '' };
  return { status, announcer: createAnnouncer(status) };
};

test('announces only the last text, when the user stops typing', () => {
  const { status, announcer } = create();
  announcer.later('12 results');
  vi.advanceTimersByTime(ANNOUNCE_MS - 1);
  announcer.later('3 results');
  vi.advanceTimersByTime(ANNOUNCE_MS - 1);
  expect(status.textContent).toBe('');
  vi.advanceTimersByTime(1);
  expect(status.textContent).toBe('3 results');
});

test('cancels a pending text when another text is announced at once', () => {
  const { status, announcer } = create();
  announcer.later('12 results');
  announcer.now('Pinned');
  vi.runAllTimers();
  expect(status.textContent).toBe('Pinned');
});

test('does not announce a text again, an empty text, or a text after the end', () => {
  const { status, announcer } = create();
  announcer.later('12 results');
  vi.runAllTimers();
  announcer.now('Pinned');
  announcer.later('12 results');
  announcer.later('');
  vi.runAllTimers();
  expect(status.textContent).toBe('Pinned');
  announcer.later('3 results');
  announcer.stop();
  vi.runAllTimers();
  expect(status.textContent).toBe('Pinned');
});
