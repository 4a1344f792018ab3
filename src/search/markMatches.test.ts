import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markMatches } from './markMatches.ts';

test('marks the words of a query in a name, ignoring case', () => {
  expect(markMatches('HarborButton-root', ['button', 'root'])).toEqual([
    { text: 'Harbor', isMatch: false },
    { text: 'Button', isMatch: true },
    { text: '-', isMatch: false },
    { text: 'root', isMatch: true },
  ]);
});

test('marks the longest query word when one word contains another', () => {
  expect(markMatches('buttons', ['but', 'button'])).toEqual([
    { text: 'button', isMatch: true },
    { text: 's', isMatch: false },
  ]);
});

test('marks a query word literally when it is a special character of regular expressions', () => {
  expect(markMatches('a.b', ['.'])).toEqual([
    { text: 'a', isMatch: false },
    { text: '.', isMatch: true },
    { text: 'b', isMatch: false },
  ]);
});

test('marks nothing when the query has no words', () => {
  expect(markMatches('button', [])).toEqual([{ text: 'button', isMatch: false }]);
});

test('returns parts that join to the original text for any words', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string({ minLength: 1 })), (text, words) => {
      const parts = markMatches(text, words);
      expect(parts.map((part) => part.text).join('')).toBe(text);
    }),
  );
});
