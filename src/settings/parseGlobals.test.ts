import { expect, test } from 'vitest';
import { parseGlobals } from './parseGlobals.ts';

test.each([
  ['200', true],
  [200, true],
  ['100', false],
  [100, false],
  [undefined, false],
])('text %j is large: %j', (text, largeText) => {
  expect(parseGlobals({ text }).largeText).toBe(largeText);
});

test.each([
  ['12', 12],
  [12, 12],
  ['wide', 8],
])('spacing %j is %j', (given, spacing) => {
  expect(parseGlobals({ spacing: given }).spacing).toBe(spacing);
});
