import { expect, test } from 'vitest';
import { listAlternatives } from './listAlternatives.ts';

test.each([
  [
    'my progress bar',
    'my progress|my loader|my loading|my spinner|my circular progress|my 进 度 进度',
  ],
  ['Quick actions', 'speed dial'],
  ['rudder', ''],
])('replaces the longest name of the query "%s" by its synonyms', (query, alternatives) => {
  expect(listAlternatives(query).join('|')).toBe(alternatives);
});

test('limits the alternatives of a query with many names', () => {
  expect(listAlternatives('popup dialog with progress and a sheet')).toHaveLength(12);
});
