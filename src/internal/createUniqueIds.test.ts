import { expect, test } from 'vitest';
import { createUniqueIds } from './createUniqueIds.ts';

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'a', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['a', 'a-2', 'a'],
    ['a', 'a-2', 'a-3'],
  ],
  [
    ['added', 'x'],
    ['added-2', 'x'],
  ],
])('makes the ids %j unique (FAULT C2)', (ids, expected) => {
  expect(ids.map(createUniqueIds(['added']))).toEqual(expected);
});
