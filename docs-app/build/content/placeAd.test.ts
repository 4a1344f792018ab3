import { expect, test } from 'vitest';
import type { Root, RootContent } from 'mdast';
import { writeElement } from './codeFenceElement.ts';
import { placeAd } from './placeAd.ts';

const heading = (depth: 2 | 3): RootContent => ({ type: 'heading', depth, children: [] });
const text: RootContent = { type: 'paragraph', children: [] };

test.each([
  ['before the second section', [text, heading(2), heading(3), heading(2), heading(2)], 3],
  ['before a second section in HTML', [heading(2), text, writeElement('h2'), text], 2],
  ['at the end of an article with one section', [text, heading(2), text], 3],
  ['at the end of an article without sections', [text], 1],
])('places the sponsor block %s', (_, children, index) => {
  const tree: Root = { type: 'root', children };
  placeAd(tree);
  expect(tree.children[index]).toMatchObject({ name: 'PageAd' });
  expect(tree.children).toHaveLength(children.length);
});
