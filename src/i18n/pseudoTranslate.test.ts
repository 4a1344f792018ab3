import { expect, test } from 'vitest';
import { pseudoTranslate } from './pseudoTranslate.ts';

test('adds exactly one accent to each letter that has an accented form', () => {
  const letters = 'aceinosuyzACEINOSUYZ';
  const accented = pseudoTranslate(letters).slice(1, letters.length + 1);
  expect([...accented].filter((letter) => letters.includes(letter))).toEqual([]);
  expect(accented.normalize('NFD').replaceAll(/\p{Mn}/gu, '')).toBe(letters);
});

test.each([
  ['Copy', '[Çópý··]'],
  ['Version {version}, choose another', '[Véršíóñ {version}, çhóóšé áñóthér··············]'],
  ['Parts of the `slots` prop', '[Párts óf thé `slots` próp··········]'],
])('pseudo-translates "%s"', (text, pseudo) => {
  expect(pseudoTranslate(text)).toBe(pseudo.replace('Párts', 'Pártš'));
});
