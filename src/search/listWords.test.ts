import { describe, expect, test } from 'vitest';
import { listWords, toPlainName } from './listWords.ts';

/** Replaces ASCII letters and digits with full-width ones. */
const widen = (text: string) =>
  text.replaceAll(/\w/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfe_e0));

describe('listWords', () => {
  test.each([
    ['disableRipple', ['disable', 'ripple']],
    ['MuiButton-root', ['mui', 'button', 'root']],
    ['--joy-palette-primary', ['joy', 'palette', 'primary']],
    ['Dialog.Root', ['dialog', 'root']],
    ['@mui/x-data-grid', ['mui', 'x', 'data', 'grid']],
    ['useURLParams', ['use', 'url', 'params']],
    ['按钮', ['按', '钮']],
  ])('splits the identifier %s into words and adds the joined words', (text, words) => {
    expect(listWords(text)).toEqual([...words, words.join('')]);
  });

  test.each([
    ['Text Field', ['text', 'field']],
    ['error 12', ['error', '12']],
    ['.*+?^$|()[]', []],
    ['🛳️', []],
    [widen('Button 12'), ['button', '12']],
  ])('splits the text %s into words', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});

describe('toPlainName', () => {
  test.each(['Text Field', 'TextField', 'text-field', 'text field', widen('TextField')])(
    'reduces the name %s to lower-case letters',
    (text) => {
      expect(toPlainName(text)).toBe('textfield');
    },
  );
});
