import type { Analytics } from './createAnalytics.ts';

/** Sends an event for each click on something marked with `data-ga-event-category`; the innermost mark counts (ANA-2). */
export function installClicks(
  root: Document | HTMLElement,
  { send }: Pick<Analytics, 'send'>,
  random: () => number,
): () => void {
  const handleClick = ({ target }: Event) => {
    const marked = findMarked(target);
    if (!marked) return;
    const { gaEventCategory = '', gaEventAction, gaEventLabel, gaEventSplit } = marked.dataset;
    // Of clicks that come in masses, a share is enough.
    if (gaEventSplit !== undefined && Number(gaEventSplit) < random()) return;
    send(gaEventCategory, { eventAction: gaEventAction, eventLabel: gaEventLabel });
  };
  root.addEventListener('click', handleClick, true);
  return () => root.removeEventListener('click', handleClick, true);
}

/** Finds the nearest marked element around whatever was hit: text, a drawing, or an element. */
function findMarked(target: EventTarget | null): HTMLElement | SVGElement | null {
  const element = target instanceof Element ? target : (target as Node | null)?.parentElement;
  return element?.closest<HTMLElement>('[data-ga-event-category]') ?? null;
}
