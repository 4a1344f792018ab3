import type { IslandContext } from '../shared/IslandContext.ts';

/** Shows the parts of an API page's components when the reader asks for them; returns the clean-up. */
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
  const answer = () => {
    hide();
    status?.replaceChildren();
    hide = toggle.open ? show() : () => {};
  };
  toggle.addEventListener('toggle', answer);
  // What was opened before this ran.
  if (toggle.open) answer();
  return () => {
    toggle.removeEventListener('toggle', answer);
    hide();
  };
}
