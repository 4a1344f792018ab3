import { describe, expect, test } from 'vitest';
import { listWords, toPlainName } from './listWords.ts';

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
  ])('splits the text %s into words', (text, words) => {
    expect(listWords(text)).toEqual(words);
  });
});

describe('toPlainName', () => {
  test.each(['Text Field', 'TextField', 'text-field', 'text field'])(
    'reduces the name %s to lower-case letters',
    (text) => {
      expect(toPlainName(text)).toBe('textfield');
    },
  );
});
