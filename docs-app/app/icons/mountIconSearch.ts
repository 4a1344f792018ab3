import type { IslandContext } from '../shared/IslandContext.ts';
import { NEAR_VIEWPORT } from '../shared/nearViewport.constants.ts';

/** Mounts the icon search of an article near the viewport; returns the cleanup. */
export function mountIconSearch(article: HTMLElement, context: IslandContext): () => void {
  const place = article.querySelector<HTMLElement>('[data-icon-search]');
  if (!place) return () => {};
  let unmount = (): void => {};
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      import('./IconSearchIsland.tsx').then(
        ({ mountIconIsland }) => {
          if (place.isConnected) unmount = mountIconIsland(place, context);
        },
        () => place.replaceChildren(context.translate('icons.failed')),
      );
    },
    { rootMargin: NEAR_VIEWPORT },
  );
  observer.observe(place);
  return () => {
    observer.disconnect();
    unmount();
  };
}
