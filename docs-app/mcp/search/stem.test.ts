import { expect, test } from 'vitest';
import { listStems } from './createTextSearch.ts';
import { stem } from './stem.ts';

test.each([
  ['sort', 'sorted', 'sorting', 'sorts'],
  ['filter', 'filters', 'filtering', 'filtered'],
  ['step', 'steps', 'stepped'],
  ['value', 'values'],
  ['entry', 'entries'],
  ['class', 'classes'],
  ['stop', 'stopped', 'stopping'],
])('reduces forms of "%s" to one stem', (word, ...forms) => {
  expect(forms.map(stem)).toEqual(forms.map(() => stem(word)));
});

test.each(['sx', 'mt', 'css', 'api', 'bus', 'is'])(
  'returns the short word "%s" unchanged',
  (word) => {
    expect(stem(word)).toBe(word);
  },
);

test('listStems maps synonyms to one stem, and drops stop words', () => {
  expect(listStems('how do I hide it on hover')).toEqual(listStems('hidden mouse'));
});
