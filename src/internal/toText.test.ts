import { expect, test } from 'vitest';
import { toText } from './toText.ts';

test.each([
  ['a', 'a'],
  [null, 'null'],
  [undefined, 'undefined'],
  [0, '0'],
  [Symbol('a'), 'Symbol(a)'],
  [Object.create(null), 'object'],
  [[1, 2], '1,2'],
])('converts any value to text (FAULT G8): %#', (value, text) => {
  expect(toText(value)).toBe(text);
});
