import { expect, test } from 'vitest';
import { splitLongWords } from './splitLongWords.ts';

test.each([
  ['short words, whole', 'React.ReactNode', ['React.ReactNode']],
  ['many short words, whole', "'a' | 'b' | 'c' | 'd' | 'e'", ["'a' | 'b' | 'c' | 'd' | 'e'"]],
  ['a long name', 'disableInjectingGlobalStyles', ['disable', 'Injecting', 'Global', 'Styles']],
  ['a class', '.MuiButton-sizeSmall', ['.Mui', 'Button-', 'size', 'Small']],
  ['arguments', 'Partial<IconButtonProps>', ['Partial<', 'Icon', 'Button', 'Props>']],
  [
    'a long word among others',
    '(a: B) => HTMLTextAreaElement',
    ['(a: B) => HTMLText', 'Area', 'Element'],
  ],
])('splits %s', (_, code, expected) => {
  expect(splitLongWords(code)).toEqual(expected);
  expect(splitLongWords(code).join('')).toBe(code);
});
