import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutExcerpt } from './cutExcerpt.ts';
import { EXCERPT_LENGTH } from './search.constants.ts';

const textOf = (text: string, terms: readonly string[]) =>
  cutExcerpt(text, new Set(terms))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test('marks the words of an excerpt whose stems match a term', () => {
  expect(textOf('Closing dialogs is easy.', ['close', 'dialog'])).toBe(
    '[Closing] [dialogs] is easy.',
  );
});

test.each([
  ['(dialogs).', '([dialogs]).'],
  ['A two-way x dialog: done', 'A [two-way] [x] [dialog]: done'],
  ['a "1" x', 'a "[1]" [x]'],
  ['(⺀⺁)', '([⺀⺁])'],
])('marks the words of "%s" without the punctuation around them', (text, marked) => {
  expect(textOf(text, ['two', 'x', 'dialog', '1', '⺀'])).toBe(marked);
});

test.each([
  [`${'a'.repeat(75)} ${'b'.repeat(74)}`, `${'a'.repeat(75)} ${'b'.repeat(74)}`],
  [`${'a'.repeat(75)} ${'b'.repeat(75)}`, `${'a'.repeat(75)}…`],
  [`${'a'.repeat(151)} b`, `${'a'.repeat(150)}…`],
  [`A dialog opens.;: ${'b'.repeat(150)}`, 'A [dialog] opens…'],
])('cuts the text %s at the last word that fits', (text, excerpt) => {
  expect(textOf(text, ['dialog'])).toBe(excerpt);
});

test.each([
  [`${'one '.repeat(20)}dialog`, `…${'one '.repeat(6)}[dialog]`],
  [`${'one '.repeat(7)}dialog`, `…${'one '.repeat(6)}[dialog]`],
  [`${'one '.repeat(6)}dialog`, `${'one '.repeat(6)}[dialog]`],
  [`dialog ${'one '.repeat(10)}dialog`, `[dialog] ${'one '.repeat(10)}[dialog]`],
  // The first half of an excerpt has 75 characters, and ends before "close".
  [`dialog ${'one '.repeat(17)}close dialog`, `…${'one '.repeat(6)}[close] [dialog]`],
])('starts the excerpt of "%s" at most six words before the best match', (text, excerpt) => {
  expect(textOf(text, ['dialog', 'close'])).toBe(excerpt);
});

test('starts the excerpt before the part of the text with the most query terms', () => {
  const text = `A dialog here. ${'Other words. '.repeat(40)}Then the dialog closes on Escape. ${'End. '.repeat(60)}`;
  const excerpt = textOf(text, ['dialog', 'close', 'escap']);
  expect(excerpt).toMatch(/^….*Then the \[dialog\] \[closes\] on \[Escape\]\. .*…$/u);
});

test('limits the length of an excerpt for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, terms) => {
      const parts = cutExcerpt(text, new Set(terms)).map((part) => part.text);
      expect(parts.join('').length).toBeLessThanOrEqual(2 * EXCERPT_LENGTH);
    }),
  );
});
