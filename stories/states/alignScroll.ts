/** Lets the frames in an element scroll together, each by the part of its own length; gives what ends it. */
export function alignScroll(element: HTMLElement | null): () => void {
  const frames = [...(element?.querySelectorAll('iframe') ?? [])];
  const ends = frames.map((frame) => {
    const follow = () => {
      const leader = frame.contentDocument?.scrollingElement;
      // What was scrolled by us says so by having moved where it already is.
      if (leader) for (const other of frames) if (other !== frame) scrollTo(other, partOf(leader));
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

function partOf({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0;
}

function scrollTo(frame: HTMLIFrameElement, part: number): void {
  const target = frame.contentDocument?.scrollingElement;
  if (!target) return;
  const top = Math.round(part * (target.scrollHeight - target.clientHeight));
  if (Math.abs(target.scrollTop - top) > 1) target.scrollTop = top;
}
