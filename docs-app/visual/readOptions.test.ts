import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

test('without options, the base is chosen and only what changed is pictured', () => {
  expect(readOptions([])).toEqual({ base: undefined, only: [], all: false, help: false });
});

test('parts of ids can be given more than once', () => {
  expect(readOptions(['--base', 'v1', '--only', 'a', '--only', 'b'])).toMatchObject({
    base: 'v1',
    only: ['a', 'b'],
  });
});

test('an option that does not exist is an error', () => {
  expect(() => readOptions(['--bse', 'v1'])).toThrow(/--bse/);
});
