import { expect, test } from 'vitest';
import { describeDefault } from './describeDefault.ts';

const styledBackdrop =
  "styled(Backdrop, {\n  name: 'MuiModal',\n  slot: 'Backdrop',\n})({\n  zIndex: -1,\n})";

test.each([
  ['a literal', "'primary'", { kind: 'inline' }],
  ['an object of four lines', '{\n  a: 1,\n  b: 2,\n}', { kind: 'block' }],
  ['a template literal', '(n) => `${n} Star`', { kind: 'inline' }],
  ['code of 160 characters', '1'.repeat(160), { kind: 'inline' }],
  ['code of five lines', styledBackdrop, { kind: 'long', start: 'styled(Backdrop, { …' }],
  ['one long line', '1, '.repeat(60), { kind: 'long', start: `${'1, '.repeat(20).trimEnd()} …` }],
  [
    'a sentence',
    '`4` in `static` pickers.',
    {
      kind: 'sentence',
      parts: [
        { kind: 'code', text: '4' },
        { kind: 'text', text: ' in ' },
        { kind: 'code', text: 'static' },
        { kind: 'text', text: ' pickers.' },
      ],
    },
  ],
])('selects how to display a default value that is %s', (_, value, expected) => {
  expect(describeDefault(value)).toEqual(expected);
});
