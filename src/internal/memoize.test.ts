import { expect, test, vi } from 'vitest';
import { memoize } from './memoize.ts';

test('computes the result of each argument only once', () => {
  const compute = vi.fn((text: string) => text.length);
  const lengthOf = memoize(compute);
  expect(['a', 'bc', 'a'].map(lengthOf)).toEqual([1, 2, 1]);
  expect(compute.mock.calls).toEqual([['a'], ['bc']]);
});

test('computes the result of each key only once when the arguments are objects', () => {
  const nameOf = memoize(
    ({ dir, name }: { dir: string; name: string }) => `${dir}/${name}`,
    ({ dir }) => dir,
  );
  expect([nameOf({ dir: 'a', name: 'b' }), nameOf({ dir: 'a', name: 'c' })]).toEqual([
    ...['a/b', 'a/b'],
  ]);
});
