import { expect, test } from 'vitest';
import { listLinkedDemos } from './listLinkedDemos.ts';

const uses = (...hrefs: string[]) =>
  hrefs.map((href) => ({ title: href, href, storyHref: '/workbench/' }));

test.each([
  ['nothing without demos', [], []],
  ['two demos of one page', ['/a#One', '/a#Two', '/a#Three'], ['/a#One', '/a#Two']],
  ['the first demo of several pages', ['/a#One', '/b#Two', '/c#Three'], ['/a#One']],
  ['demos of the first page only', ['/a#One', '/b#Two', '/a#Three'], ['/a#One', '/a#Three']],
])('links %s', (_, all, linked) => {
  expect(listLinkedDemos(uses(...all)).map(({ href }) => href)).toEqual(linked);
});
