import type { Root } from 'mdast';
import { levelOf } from './anchorHeadings.ts';
import { writeElement } from './codeFenceElement.ts';

/** Name of the element that renders the sponsor block of an article. */
const AD_ELEMENT = 'PageAd';

/** Inserts the sponsor block after the first section, or at the end of the article. */
export function placeAd({ children }: Root): void {
  const sections = children.flatMap((node, index) => (levelOf(node) === 2 ? [index] : []));
  children.splice(sections[1] ?? children.length, 0, writeElement(AD_ELEMENT));
}
