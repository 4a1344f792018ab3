import type { Ad } from './ad.types.ts';
import { parseAdMarkup, type MarkupNode } from './adMarkup.ts';
import { isSafeAdUrl } from './isSafeAdUrl.ts';

/** Replaces the content of an ad card. Removes the image when its URL is unsafe. */
export function fillAdCard(card: Element, { link, img, name, description, poweredby, label }: Ad) {
  const find = <Kind extends HTMLElement>(part: string) =>
    card.querySelector<Kind>(`[data-ad-part="${part}"]`);
  const anchor = find<HTMLAnchorElement>('link');
  const picture = find<HTMLImageElement>('picture');
  if (anchor) {
    anchor.href = link;
    anchor.dataset['gaEventLabel'] = label;
  }
  if (picture && isSafeAdUrl(img)) picture.src = img;
  else picture?.remove();
  find('text')?.replaceChildren(
    ...(name ? [createElement('b', [name]), ' '] : []),
    ...parseAdMarkup(description).map(create),
  );
  find('by')?.replaceChildren(poweredby);
}

function create(node: MarkupNode): Node | string {
  return node.type === 'text' ? node.value : createElement(node.tagName, node.children.map(create));
}

function createElement(tagName: string, children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tagName);
  element.append(...children);
  return element;
}
