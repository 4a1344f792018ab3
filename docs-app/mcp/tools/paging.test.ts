import { expect, test } from 'vitest';
import { InputError } from '../site/inputError.ts';
import { slice } from './paging.ts';

test.each([
  [0, 0, { entries: [], total: 0 }],
  [0, 3, { entries: ['a', 'b'], total: 3, nextOffset: 2 }],
  [2, 3, { entries: ['c'], total: 3 }],
])('returns the part at offset %i of %i entries', (offset, length, part) => {
  expect(slice(['a', 'b', 'c'].slice(0, length), { offset, limit: 2 })).toEqual(part);
});

test.each([
  [3, 3],
  [1, 0],
])('throws when offset %i is beyond %i entries', (offset, length) => {
  const list = Array.from({ length }, () => 'a');
  expect(() => slice(list, { offset, limit: 2 })).toThrow(InputError);
});
