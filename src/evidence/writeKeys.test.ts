import { expect, test } from 'vitest';
import { writeKeys } from './writeKeys.ts';

test.each([
  ['{ArrowRight}', ['→']],
  ['{ArrowDown}{ArrowDown}{Enter}', ['↓', '↓', 'Enter']],
  ['{Shift>}{Tab}{/Shift}', ['Shift+Tab']],
  ['{Control>}{Shift>}k{/Shift}{/Control}{Escape}', ['Control+Shift+k', 'Esc']],
  ['[Space]', ['Space']],
  ['{ }', ['Space']],
  ['{ArrowLeft}{ArrowUp}', ['←', '↑']],
  ['{Tab>3/}x', ['Tab', 'Tab', 'Tab', 'x']],
  ['{ArrowDown>2}{/ArrowDown}{Enter}', ['↓', '↓', 'Enter']],
  ['{Shift>}{ArrowLeft>2/}{/Shift}a', ['Shift+←', 'Shift+←', 'a']],
  ['{a>/}b', ['a', 'b']],
  [' ', ['Space']],
  ['invoice 318', ['invoice 318']],
  ['{Home}abc', ['Home', 'abc']],
  ['', []],
])('formats %s as key names (FAULT A4)', (input, expected) => {
  expect(writeKeys(input)).toEqual(expected);
});
