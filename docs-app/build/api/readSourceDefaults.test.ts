import { expect, test } from 'vitest';
import { readSourceDefaults } from './readSourceDefaults.ts';

const within = (code: string) => `const Button = (inProps) => { const props = inProps; ${code} };`;

test.each([
  ['a text', within("const { size = 'medium' } = props;"), { size: "'medium'" }],
  ['a number', within('const { max = 5, min = -1 } = props;'), { max: '5', min: '-1' }],
  ['a condition', within('const { open = false } = props;'), { open: 'false' }],
  ['a list', within("const { views = ['day', 1] } = props;"), { views: "['day', 1]" }],
  [
    'an object',
    within('const { slots = {}, at = { x: 1 } } = props;'),
    { slots: '{}', at: '{ x: 1 }' },
  ],
  ['another name', within("const { component: Root = 'div' } = inProps;"), { component: "'div'" }],
  [
    'a name in quotes',
    within("const { 'aria-label': label = 'x' } = props;"),
    { 'aria-label': "'x'" },
  ],
  [
    'a constant of the file',
    `const initial = 'table'; ${within('const { component = initial } = props;')}`,
    { component: "'table'" },
  ],
])('reads %s', (_, source, expected) => {
  expect(Object.fromEntries(readSourceDefaults(source))).toEqual(expected);
});

test.each([
  ['what is computed', within("const { component = open ? 'a' : 'b' } = props;")],
  ['a list of what is computed', within('const { views = [first] } = props;')],
  [
    'a constant that is computed',
    `const view = first(); ${within('const { view: v = view } = props;')}`,
  ],
  ['a constant of another file', within('const { timeout = duration } = props;')],
  ['what is taken from other objects', within("const { size = 'small' } = slotProps;")],
  ['what has no default', within('const { size, ...other } = props;')],
])('leaves out %s', (_, source) => {
  expect(readSourceDefaults(source).size).toBe(0);
});
