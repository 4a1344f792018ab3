import { expect, test } from 'vitest';
import { splitLabel } from './apiLabelParts.ts';

test.each([
  ['only text', 'Props', [{ kind: 'text', text: 'Props' }]],
  ['no text', '', []],
  ['only a placeholder', '{name}', [{ kind: 'value', text: 'name' }]],
  ['an unmatched backtick', 'Use `', [{ kind: 'text', text: 'Use `' }]],
  [
    'code and placeholders',
    'Use `slots` of {name}.',
    [
      { kind: 'text', text: 'Use ' },
      { kind: 'code', text: 'slots' },
      { kind: 'text', text: ' of ' },
      { kind: 'value', text: 'name' },
      { kind: 'text', text: '.' },
    ],
  ],
])('splits a label with %s', (_, label, expected) => {
  expect(splitLabel(label)).toEqual(expected);
});
