/** What a dialog over the whole frame, or a long list, has room in, in pixels. */
const DIALOG_ROOM = 480;

/** How many elements are looked at; a demo with more is as high as its flow. */
const MOST_ELEMENTS = 3000;

/** How far down a document goes. */
export interface ContentHeight {
  /** Down to the end of what stands in the text. */
  flow: number;
  /** Down to the end of what floats above it, such as a menu. */
  reach: number;
}

/** Measures how far down a document goes; what is only tried out does not count. */
export function measureContent(body: Element): ContentHeight {
  const stage = body.querySelector('[data-stage]:not([data-next])');
  const flow = stage ? stage.getBoundingClientRect().bottom + scrollY : 0;
  const elements = [...body.querySelectorAll('*')];
  if (elements.length > MOST_ELEMENTS) return { flow, reach: 0 };
  const reach = Math.max(0, ...elements.map((element) => reachOf(element, flow)));
  return { flow, reach };
}

/** Finds what room something needs that floats above the rest. */
function reachOf(element: Element, flow: number): number {
  const { position, visibility } = getComputedStyle(element);
  if ((position !== 'fixed' && position !== 'absolute') || visibility === 'hidden') return 0;
  const { top, bottom, height, width } = element.getBoundingClientRect();
  if (height < 2 || width < 2) return 0;
  if (position === 'fixed' && height >= innerHeight) return DIALOG_ROOM;
  const isInside = top >= 0 && bottom + scrollY <= flow;
  if (isInside || (position === 'absolute' && isClipped(element))) return 0;
  // A list that scrolls here may be a part of its window's height.
  if (element.scrollHeight > element.clientHeight + 1) return DIALOG_ROOM;
  // What was put above for want of room goes below once there is some.
  return top < 0 ? flow + height : bottom + scrollY;
}

function isClipped(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) return false;
    if (getComputedStyle(parent).overflow !== 'visible') return true;
  }
  return false;
}
