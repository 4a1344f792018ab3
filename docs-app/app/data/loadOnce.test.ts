import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('a key is loaded once, however often it is asked for', async () => {
  const load = vi.fn(async (key: string) => `the text of ${key}`);
  const read = loadOnce(load);
  expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual([
    'the text of a',
    'the text of a',
    'the text of b',
  ]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a load that failed is tried again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('text');
  const read = loadOnce(load);
  await expect(read('a')).rejects.toThrow('offline');
  expect(await read('a')).toBe('text');
});
