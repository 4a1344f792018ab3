import { expect, test } from 'vitest';
import { readSourceDefaults } from './readSourceDefaults.ts';

const within = (code: string) => `const Button = (inProps) => { const props = inProps; ${code} };`;

test.each([
  ['a string', within("const { size = 'medium' } = props;"), { size: "'medium'" }],
  ['a number', within('const { max = 5, min = -1 } = props;'), { max: '5', min: '-1' }],
  ['a boolean', within('const { open = false } = props;'), { open: 'false' }],
  ['an array', within("const { views = ['day', 1] } = props;"), { views: "['day', 1]" }],
  [
    'an object',
    within('const { slots = {}, at = { x: 1 } } = props;'),
    { slots: '{}', at: '{ x: 1 }' },
  ],
  ['a renaming', within("const { component: Root = 'div' } = inProps;"), { component: "'div'" }],
  [
    'a quoted prop name',
    within("const { 'aria-label': label = 'x' } = props;"),
    { 'aria-label': "'x'" },
  ],
  [
    'a constant of the same file',
    `const initial = 'table'; ${within('const { component = initial } = props;')}`,
    { component: "'table'" },
  ],
])('reads the default value of a prop: %s', (_, source, expected) => {
  expect(Object.fromEntries(readSourceDefaults(source))).toEqual(expected);
});

test.each([
  ['a computed value', within("const { component = open ? 'a' : 'b' } = props;")],
  ['an array with a computed value', within('const { views = [first] } = props;')],
  ['a computed constant', `const view = first(); ${within('const { view: v = view } = props;')}`],
  ['a constant of another file', within('const { timeout = duration } = props;')],
  ['a value of another object', within("const { size = 'small' } = slotProps;")],
  ['a prop without a default', within('const { size, ...other } = props;')],
])('reads no default value from %s', (_, source) => {
  expect(readSourceDefaults(source).size).toBe(0);
});
