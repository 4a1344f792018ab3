import { expect, test } from 'vitest';
import { readOptions } from './readOptions.ts';

test('returns the defaults when no option is set', () => {
  expect(readOptions([])).toEqual({ base: undefined, only: [], all: false, help: false });
});

test('collects repeated --only options', () => {
  expect(readOptions(['--base', 'v1', '--only', 'a', '--only', 'b'])).toMatchObject({
    base: 'v1',
    only: ['a', 'b'],
  });
});

test('throws when an option is unknown', () => {
  expect(() => readOptions(['--bse', 'v1'])).toThrow(/--bse/);
});
