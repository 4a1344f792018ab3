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

test('starts the excerpt before the part with the most terms', () => {
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
