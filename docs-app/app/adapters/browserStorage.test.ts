// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onOutsideWrite } from './browserStorage.ts';

const listener = vi.fn();
let end = new AbortController();

afterEach(() => {
  end.abort();
  end = new AbortController();
  listener.mockReset();
  localStorage.clear();
});

/** Puts the page into the back/forward cache, writes as another tab would, and restores it. */
function restoreAfter(write: () => void): void {
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  write();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}

test('reports the keys that other tabs changed while the page was in the back/forward cache', () => {
  for (const key of ['kept', 'changed', 'removed']) localStorage.setItem(key, 'before');
  onOutsideWrite(listener, end);
  restoreAfter(() => {
    localStorage.setItem('changed', 'after');
    localStorage.removeItem('removed');
    localStorage.setItem('added', 'after');
  });
  expect(listener.mock.calls).toEqual([['changed'], ['removed'], ['added']]);
});

test('reports nothing when the page is loaded, and nothing when storage is blocked', () => {
  localStorage.setItem('kept', 'before');
  onOutsideWrite(listener, end);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  const blocked = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  restoreAfter(() => {});
  blocked.mockRestore();
  expect(listener).not.toHaveBeenCalled();
});

test.each(['theme', null])('reports the storage event of another tab with the key %s', (key) => {
  onOutsideWrite(listener, end);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledExactlyOnceWith(key);
});
