import { expect, test } from 'vitest';
import { listTerms } from './listTerms.ts';

test('lists the stems of a text in order and with repetitions, without stop words', () => {
  expect(listTerms('Closing a  dialog closes the dialogs')).toEqual([
    'close',
    'dialog',
    'close',
    'dialog',
  ]);
});

test('omits words of more than 40 characters', () => {
  const longest = 'z'.repeat(40);
  expect(listTerms(`${longest} ${longest}z`)).toEqual([longest]);
});
