/** What a dialog over the whole frame, or a long list, has room in, in pixels. */
const DIALOG_ROOM = 480;

/** How many elements are looked at; a demo with more is as high as its flow. */
const MOST_ELEMENTS = 3000;

/** Finds how far down an element of the document's body reaches, with what opens from it. */
export function bottomOf(root: Element): number {
  if (root.matches('[data-next], script, style')) return 0;
  const isContent = root.matches('[data-stage]');
  const content = isContent ? root.getBoundingClientRect().bottom + scrollY : 0;
  const inner = root.querySelectorAll('*');
  if (inner.length > MOST_ELEMENTS) return content;
  const others = isContent ? [...inner] : [root, ...inner];
  return Math.max(content, ...others.map((element) => reachOf(element, content)));
}

/** Finds what room something needs that floats above the rest. */
function reachOf(element: Element, content: number): number {
  const { position, visibility } = getComputedStyle(element);
  if ((position !== 'fixed' && position !== 'absolute') || visibility === 'hidden') return 0;
  const { top, bottom, height, width } = element.getBoundingClientRect();
  if (height < 2 || width < 2) return 0;
  if (position === 'fixed' && height >= innerHeight) return DIALOG_ROOM;
  const isInside = top >= 0 && bottom + scrollY <= content;
  if (isInside || (position === 'absolute' && isClipped(element))) return 0;
  // A list that scrolls here may be a part of its window's height.
  if (element.scrollHeight > element.clientHeight + 1) return DIALOG_ROOM;
  // What was put above for want of room goes below once there is some.
  return top < 0 ? content + height : bottom + scrollY;
}

function isClipped(element: Element): boolean {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent === document.body) return false;
    if (getComputedStyle(parent).overflow !== 'visible') return true;
  }
  return false;
}
