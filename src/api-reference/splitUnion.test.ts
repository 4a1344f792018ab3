import { expect, test } from 'vitest';
import { splitUnion } from './splitUnion.ts';

test.each([
  ['a single type', 'string', ['string']],
  ['literals', "'a' | 'b' | false", ["'a'", "'b'", 'false']],
  [
    'functions in a union',
    "string | ((a: 'x' | 'y') => void) | null",
    ['string', "((a: 'x' | 'y') => void)", 'null'],
  ],
  [
    'a function, whole',
    '(a: string | number) => string | number',
    ['(a: string | number) => string | number'],
  ],
  ['arguments, whole', "Value<'row' | 'column'>", ["Value<'row' | 'column'>"]],
  ['objects, whole', '{ a: 1 | 2 } | null', ['{ a: 1 | 2 }', 'null']],
  ['tuples, whole', '[1 | 2, 3] | null', ['[1 | 2, 3]', 'null']],
  ['arguments before others', 'Array<1 | 2> | null', ['Array<1 | 2>', 'null']],
  [
    'a function that returns a union, in a union',
    '((a: A) => B | C) | null',
    ['((a: A) => B | C)', 'null'],
  ],
  ['a function without spaces, whole', '(a:A)=>B | C', ['(a:A)=>B | C']],
])('splits %s', (_, type, expected) => {
  expect(splitUnion(type)).toEqual(expected);
});
