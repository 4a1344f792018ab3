/**
 * Synchronizes the iframes in an element to the same fraction of their scroll range.
 * Returns a cleanup function.
 */
export function alignScroll(element: HTMLElement | null): () => void {
  const frames = [...(element?.querySelectorAll('iframe') ?? [])];
  /** Scroll positions that this function set. Scroll events at these positions are ignored. */
  const placed = new Map<HTMLIFrameElement, number>();
  const ends = frames.map((frame) => {
    const follow = () => {
      const leader = frame.contentDocument?.scrollingElement;
      if (!leader || isNear(leader.scrollTop, placed.get(frame))) return;
      placed.delete(frame);
      for (const other of frames)
        if (other !== frame) placed.set(other, scrollTo(other, partOf(leader)));
    };
    const listen = () => frame.contentWindow?.addEventListener('scroll', follow);
    frame.addEventListener('load', listen);
    listen();
    return () => {
      frame.removeEventListener('load', listen);
      frame.contentWindow?.removeEventListener('scroll', follow);
    };
  });
  return () => ends.forEach((end) => end());
}

function isNear(place: number, other = Number.NaN): boolean {
  return Math.abs(place - other) <= 1;
}

function partOf({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

/** Scrolls an iframe to a fraction of its scroll range. Returns the position in pixels. */
function scrollTo(frame: HTMLIFrameElement, part: number): number {
  const target = frame.contentDocument?.scrollingElement;
  if (!target) return 0;
  const top = Math.round(part * (target.scrollHeight - target.clientHeight));
  if (!isNear(target.scrollTop, top)) target.scrollTo({ top, behavior: 'instant' });
  return top;
}
