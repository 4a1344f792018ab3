import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REMEMBERED_GROUPS } from './nav.constants.ts';
import { parseOpenGroups, rememberGroup } from './navState.ts';

test.each([
  [null, []],
  ['', []],
  ['{"a":1}', []],
  ['["/a",1,null,["/b"],"/c"]', ['/a', '/c']],
  ['["/a"', []],
  ['"__proto__"', []],
])('parses the stored string %j as the open groups %j', (stored, groups) => {
  expect([...parseOpenGroups(stored)]).toEqual(groups);
});

test('adds an opened group to any stored string, valid or invalid', () => {
  fc.assert(
    fc.property(fc.string(), (stored) => {
      expect([...parseOpenGroups(rememberGroup(stored, '/a', true))].at(-1)).toBe('/a');
    }),
  );
});

test('keeps only the groups that opened last when the limit is exceeded', () => {
  let stored: string | null = null;
  for (let index = 0; index < REMEMBERED_GROUPS + 5; index += 1) {
    stored = rememberGroup(stored, `/${index}`, true);
  }
  expect(parseOpenGroups(stored).size).toBe(REMEMBERED_GROUPS);
  expect(parseOpenGroups(stored).has('/0')).toBe(false);
  expect(parseOpenGroups(rememberGroup(stored, '/9', false)).has('/9')).toBe(false);
});
