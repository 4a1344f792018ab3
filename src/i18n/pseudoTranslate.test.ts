import { expect, test } from 'vitest';
import { pseudoTranslate } from './pseudoTranslate.ts';

test.each([
  ['Copy', '[Çópý··]'],
  ['Version {version}, choose another', '[Véršíóñ {version}, çhóóšé áñóthér··············]'],
  ['Parts of the `slots` prop', '[Párts óf thé `slots` próp··········]'],
])('%s', (text, pseudo) => {
  expect(pseudoTranslate(text)).toBe(pseudo.replace('Párts', 'Pártš'));
});
