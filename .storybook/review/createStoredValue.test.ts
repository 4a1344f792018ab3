// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStoredValue } from './createStoredValue.ts';

test('change keeps its values in memory when the storage is full', () => {
  const value = createStoredValue('full', (text) => text ?? '', String);
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  value.change((current) => `${current}a`);
  value.change((current) => `${current}b`);
  store.mockRestore();
  expect(value.get()).toBe('ab');
});
