import { expect, test } from 'vitest';
import { listLinkedDemos } from './listLinkedDemos.ts';

const uses = (...hrefs: string[]) =>
  hrefs.map((href) => ({ title: href, href, storyHref: '/workbench/' }));

test.each([
  ['no demos when the entry has none', [], []],
  ['at most two demos of one page', ['/a#One', '/a#Two', '/a#Three'], ['/a#One', '/a#Two']],
  ['only the first demo when every page differs', ['/a#One', '/b#Two', '/c#Three'], ['/a#One']],
  [
    'only demos on the page of the first demo',
    ['/a#One', '/b#Two', '/a#Three'],
    ['/a#One', '/a#Three'],
  ],
])('links %s', (_, all, linked) => {
  expect(listLinkedDemos(uses(...all)).map(({ href }) => href)).toEqual(linked);
});

test('links no demos when the entry has no list of demos', () => {
  expect(listLinkedDemos(undefined)).toEqual([]);
});
