import { expect, test } from 'vitest';
import { splitLongWords } from './splitLongWords.ts';

test.each([
  ['short words, whole', 'React.ReactNode', ['React.ReactNode']],
  ['many short words, whole', "'a' | 'b' | 'c' | 'd' | 'e'", ["'a' | 'b' | 'c' | 'd' | 'e'"]],
  ['a long name', 'disableInjectingGlobalStyles', ['disable', 'InjectingGlobal', 'Styles']],
  ['a class', '.MuiButton-sizeSmall', ['.MuiButton-sizeSmall']],
  [
    'the long part of a class',
    '.MuiDataGrid-columnHeaderTitleContainer',
    ['.MuiDataGrid-columnHeader', 'TitleContainer'],
  ],
  ['arguments', 'Partial<IconButtonProps>', ['Partial<', 'IconButton', 'Props>']],
  [
    'a long word among others',
    '(a: B) => HTMLTextAreaElement',
    ['(a: B) => HTMLTextArea', 'Element'],
  ],
])('splits %s', (_, code, expected) => {
  expect(splitLongWords(code)).toEqual(expected);
  expect(splitLongWords(code).join('')).toBe(code);
});
