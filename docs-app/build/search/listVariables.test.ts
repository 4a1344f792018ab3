import { expect, test } from 'vitest';
import { listVariables } from './listVariables.ts';
import type { PageSection } from './readSections.ts';

const section = (id: string, text: string, code = ''): PageSection => ({
  ...{ id, heading: id, text, code },
});

test('lists each CSS variable with the first section that names it', () => {
  const sections = [
    section('', 'Set --Avatar-size.'),
    section('ring', 'The ring has --Avatar-ringSize; --Avatar-size changes both.'),
  ];
  expect(listVariables(sections)).toEqual([
    ['--Avatar-size', ''],
    ['--Avatar-ringSize', 'ring'],
  ]);
});

test.each([
  ['reads it', 'gap: var(--acme-gap)'],
  ['sets it in CSS', '--acme-gap: 4px;'],
  ['sets it in an object', "sx={{ '--acme-gap': '4px' }}"],
])('lists a CSS variable without a component name when code %s', (_, code) => {
  expect(listVariables([section('gap', 'Use --acme-gap.', code)])).toEqual([['--acme-gap', 'gap']]);
});

test.each(['npm install --save-exact', 'a dash -- and --test', 'x--Avatar-size', '--Avatar'])(
  'lists no CSS variable in the text "%s"',
  (text) => {
    expect(listVariables([section('a', text, 'npm run build -- --save-exact')])).toEqual([]);
  },
);
