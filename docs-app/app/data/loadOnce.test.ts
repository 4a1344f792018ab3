import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('loads a key once when it is requested several times', async () => {
  const load = vi.fn(async (key: string) => `the text of ${key}`);
  const read = loadOnce(load);
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([
    'the text of a',
    'the text of a',
    'the text of b',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('loads a key again when the last load failed', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('text');
  const read = loadOnce(load);
  await expect(read('a')).rejects.toThrow('offline');
  expect(await read('a')).toBe('text');
});
