import { expect, test } from 'vitest';
import { splitLongWords } from './splitLongWords.ts';

test.each([
  ['only a short name', 'React.ReactNode', ['React.ReactNode']],
  ['only short words', "'a' | 'b' | 'c' | 'd' | 'e'", ["'a' | 'b' | 'c' | 'd' | 'e'"]],
  ['a long name', 'disableInjectingGlobalStyles', ['disableInjectingGlobal', 'Styles']],
  ['a class name with short parts', '.MuiButton-sizeSmall', ['.MuiButton-sizeSmall']],
  [
    'a class name with a long part',
    '.MuiDataGrid-columnHeaderTitleContainer',
    ['.MuiDataGrid-columnHeaderTitle', 'Container'],
  ],
  [
    'type arguments',
    'Partial<FormControlLabelSlotProps>',
    ['Partial<', 'FormControlLabelSlot', 'Props>'],
  ],
  [
    'a long word among short ones',
    '(a: B) => AutocompleteFreeSoloValueMapping',
    ['(a: B) => AutocompleteFreeSoloValue', 'Mapping'],
  ],
])('splits code where a line may break when the code has %s', (_, code, expected) => {
  expect(splitLongWords(code)).toEqual(expected);
  expect(splitLongWords(code).join('')).toBe(code);
});
