import { expect, test } from 'vitest';
import { splitUnion } from './splitUnion.ts';

test.each([
  ['a single type', 'string', ['string']],
  ['a union of literals', "'a' | 'b' | false", ["'a'", "'b'", 'false']],
  [
    'a union with a function',
    "string | ((a: 'x' | 'y') => void) | null",
    ['string', "((a: 'x' | 'y') => void)", 'null'],
  ],
  [
    'a function type',
    '(a: string | number) => string | number',
    ['(a: string | number) => string | number'],
  ],
  ['type arguments', "Value<'row' | 'column'>", ["Value<'row' | 'column'>"]],
  ['a union with an object type', '{ a: 1 | 2 } | null', ['{ a: 1 | 2 }', 'null']],
  ['a union with a tuple', '[1 | 2, 3] | null', ['[1 | 2, 3]', 'null']],
  ['a union with type arguments', 'Array<1 | 2> | null', ['Array<1 | 2>', 'null']],
  [
    'a union with a function that returns a union',
    '((a: A) => B | C) | null',
    ['((a: A) => B | C)', 'null'],
  ],
  ['a function type without spaces', '(a:A)=>B | C', ['(a:A)=>B | C']],
  [
    'strings with bars and brackets (FAULT E5)',
    `'a | b' | '(' | "< | " | 'c'`,
    ["'a | b'", "'('", '"< | "', "'c'"],
  ],
  ['a string with an escaped quote (FAULT E5)', `'it\\'s | ' | 'b'`, [`'it\\'s | '`, "'b'"]],
])('lists the union members of %s', (_, type, expected) => {
  expect(splitUnion(type)).toEqual(expected);
});
