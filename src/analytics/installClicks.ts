import type { Analytics } from './createAnalytics.ts';

/**
 * Sends an event for each click on an element with `data-ga-event-category` (ANA-2).
 * Reads the innermost such element. Returns a function that removes the listener.
 */
export function installClicks(
  root: Document | HTMLElement,
  { send }: Pick<Analytics, 'send'>,
  random: () => number,
): () => void {
  const handleClick = ({ target }: Event) => {
    const marked = findMarked(target);
    if (!marked) return;
    const { gaEventCategory = '', gaEventAction, gaEventLabel, gaEventSplit } = marked.dataset;
    // Samples frequent clicks: `gaEventSplit` is the share to send.
    if (gaEventSplit !== undefined && Number(gaEventSplit) < random()) return;
    send(gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  };
  root.addEventListener('click', handleClick, true);
  return () => root.removeEventListener('click', handleClick, true);
}

/** Finds the closest element with analytics attributes. The target may be text, SVG or HTML. */
function findMarked(target: EventTarget | null): HTMLElement | SVGElement | null {
  const element = target instanceof Element ? target : (target as Node | null)?.parentElement;
  return element?.closest<HTMLElement>('[data-ga-event-category]') ?? null;
}
