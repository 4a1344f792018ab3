/** Height for a dialog that covers the iframe, or for a scrolling list, in pixels. */
const DIALOG_ROOM = 480;

/** Maximum number of elements to measure. Larger demos are as high as their normal flow. */
const MOST_ELEMENTS = 3000;

/** Height of a document's content, in pixels. */
export interface ContentHeight {
  /** Bottom of the content in normal flow. */
  flow: number;
  /** Bottom of positioned content outside the flow, such as a menu; 0 without such content. */
  reach: number;
}

/** Measures the content height of a document. Ignores a version that has not rendered yet. */
export function measureContent(body: Element): ContentHeight {
  const stage = body.querySelector('[data-stage]:not([data-next])');
  const flow = stage ? stage.getBoundingClientRect().bottom + scrollY : 0;
  const elements = [...body.querySelectorAll('*')];
  if (elements.length > MOST_ELEMENTS) return { flow, reach: 0 };
  const reach = Math.max(0, ...elements.map((element) => reachOf(element, flow)));
  return { flow, reach };
}

/** Returns the bottom of a positioned element; 0 for an element that needs no extra height. */
function reachOf(element: Element, flow: number): number {
  const { position, visibility } = getComputedStyle(element);
  if ((position !== 'fixed' && position !== 'absolute') || visibility === 'hidden') return 0;
  const { top, bottom, height, width } = element.getBoundingClientRect();
  if (height < 2 || width < 2) return 0;
  const isScrolling = element.scrollHeight > element.clientHeight + 1;
  // A native dialog is at most as high as the iframe, and scrolls.
  if (position === 'fixed' && (height >= innerHeight || isScrolling)) return DIALOG_ROOM;
  const isInside = top >= 0 && bottom + scrollY <= flow;
  if (isInside || (position === 'absolute' && isClipped(element))) return 0;
  // The height of a scrolling list may be a percentage of the viewport height.
  if (isScrolling) return DIALOG_ROOM;
  // A popup that opened above for lack of space moves below once there is space.
  return top < 0 ? flow + height : bottom + scrollY;
}

function isClipped(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) return false;
    if (getComputedStyle(parent).overflow !== 'visible') return true;
  }
  return false;
}
