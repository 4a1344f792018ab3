import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPartEnd } from './findPartEnd.ts';

test.each([
  ['after the last line that fits', 'one\ntwo\nthree', 0, 10, 8],
  ['inside a line when the last line break is in the first half', 'one\nthirteen', 0, 8, 8],
  ['inside a long line that starts at the offset', 'one\ntwo\nthirteen', 8, 4, 12],
  ['inside a long line that starts before the offset', 'one\ntwo\nthirteen', 9, 4, 13],
  ['at the end of the text', 'one\ntwo', 4, 10, 7],
])('ends a part %s', (_, text, offset, limit, end) => {
  expect(findPartEnd(text, offset, limit)).toBe(end);
});

test('splits any text into parts that are not empty and within the limit', () => {
  const texts = fc.array(fc.constantFrom('\n', 'a', 'b'.repeat(10))).map((parts) => parts.join(''));
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 12 }), (text, limit) => {
      for (let offset = 0; offset < text.length;) {
        const end = findPartEnd(text, offset, limit);
        expect(end).toBeGreaterThan(offset);
        expect(end - offset).toBeLessThanOrEqual(limit);
        offset = end;
      }
    }),
  );
});
