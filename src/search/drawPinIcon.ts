import { createPart } from './createPart.ts';

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M7.5 3h5l-.6 5 2.6 3h-9l2.6-3zM10 11v6';

/**
 * Draws the icon that pins a result when it is clicked. Assistive technology uses the button of
 * `drawHints` instead, because an ARIA option cannot contain a button.
 */
export function drawPinIcon(isPinned: boolean): HTMLElement {
  const element = createPart('span', 'pin');
  element.ariaHidden = 'true';
  if (isPinned) element.dataset.pinned = '';
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PIN);
  svg.append(path);
  element.append(svg);
  return element;
}
