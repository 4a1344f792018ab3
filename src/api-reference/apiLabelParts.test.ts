import { expect, test } from 'vitest';
import { splitLabel } from './apiLabelParts.ts';

test.each([
  ['plain text', 'Props', [{ kind: 'text', text: 'Props' }]],
  ['nothing', '', []],
  ['a single backtick', 'Use `', [{ kind: 'text', text: 'Use `' }]],
  [
    'code and values',
    'Use `slots` of {name}.',
    [
      { kind: 'text', text: 'Use ' },
      { kind: 'code', text: 'slots' },
      { kind: 'text', text: ' of ' },
      { kind: 'value', text: 'name' },
      { kind: 'text', text: '.' },
    ],
  ],
])('splits %s', (_, label, expected) => {
  expect(splitLabel(label)).toEqual(expected);
});
