import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('computes the result of each text only once', () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = memoize(compute);
  expect(['a', 'bc', 'a'].map(lengthOf)).toEqual([1, 2, 1]);
  expect(compute.mock.calls).toEqual([['a'], ['bc']]);
});
