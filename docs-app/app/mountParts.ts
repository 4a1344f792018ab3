import type { IslandContext } from './islands.tsx';

/** Shows the parts of an API page's components when the reader asks for them; returns the clean-up. */
export function mountParts(article: HTMLElement, context: IslandContext): () => void {
  const toggle = article.querySelector<HTMLDetailsElement>('details[data-parts]');
  if (!toggle) return () => {};
  const status = article.querySelector('[data-api-tools] [role="status"]');
  let isEnded = false;
  let hide = (): void => {};
  const open = async () => {
    const { showParts } = await import('./showParts.tsx');
    const shown = await showParts(article, toggle, context);
    if (isEnded || !toggle.open) shown();
    else hide = shown;
  };
  const answer = () => {
    hide();
    hide = () => {};
    status?.replaceChildren();
    if (!toggle.open) return;
    open().catch(() => status?.replaceChildren(context.translate('parts.failed')));
  };
  toggle.addEventListener('toggle', answer);
  // What was opened before this ran.
  if (toggle.open) answer();
  return () => {
    isEnded = true;
    toggle.removeEventListener('toggle', answer);
    hide();
  };
}
