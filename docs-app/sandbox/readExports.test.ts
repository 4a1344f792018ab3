import { expect, test } from 'vitest';
import { readExports } from './readExports.ts';
import { CodeError } from './transpile.ts';

test.each([
  ['logo.png', 'data:image/png;base64,AA==', { default: 'data:image/png;base64,AA==' }],
  [
    'logo.svg',
    '<svg id="a#b"/>',
    { default: 'data:image/svg+xml,%3Csvg%20id%3D%22a%23b%22%2F%3E' },
  ],
  ['notes.txt', 'a #1', { default: 'data:text/plain,a%20%231' }],
  ['size.json', '{ "rows": [1] }', { rows: [1], default: { rows: [1] } }],
  ['none.json', 'null', { default: null }],
  ['rows.ts', "export const url = 'data:image/png';", undefined],
  ['Basket.css', '.Basket {}', undefined],
])('reads the exports of %s (FAULT D8)', (name, code, exports) => {
  expect(readExports({ name, code })).toEqual(exports);
});

test('throws a syntax problem with its line when JSON is invalid', () => {
  const read = () => readExports({ name: 'rows.json', code: '[\n  1,\n  2 3\n]' });
  expect(read).toThrow(CodeError);
  expect(read).toThrow(
    expect.objectContaining({
      problem: { kind: 'syntax', message: expect.any(String), file: 'rows.json', line: 3 },
    }),
  );
});
