import type { IslandContext } from '../shared/IslandContext.ts';

/** Mounts the anatomy panel of an API page while its toggle is open; returns the cleanup. */
export function mountAnatomy(article: HTMLElement, context: IslandContext): () => void {
  const toggle = article.querySelector<HTMLDetailsElement>('details[data-parts]');
  if (!toggle) return () => {};
  const status = article.querySelector('[data-api-tools] [role="status"]');
  let hide = (): void => {};
  const show = () => {
    const showing = import('./AnatomyIsland.tsx').then(({ mountAnatomyPanel: showParts }) =>
      showParts(article, toggle, context),
    );
    showing.catch(() => toggle.open && status?.replaceChildren(context.translate('parts.failed')));
    return () =>
      void showing.then(
        (end) => end(),
        () => {},
      );
  };
  const handleToggle = () => {
    hide();
    status?.replaceChildren();
    hide = toggle.open ? show() : () => {};
  };
  toggle.addEventListener('toggle', handleToggle);
  // The toggle may have been opened before this script ran.
  if (toggle.open) handleToggle();
  return () => {
    toggle.removeEventListener('toggle', handleToggle);
    hide();
  };
}
