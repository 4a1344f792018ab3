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
])('converts a value of any type to text (FAULT G8): case %#', (value, text) => {
  expect(toText(value)).toBe(text);
});
