import { findRow } from './findRow.ts';

/** Makes names in the collapsed layout toggle their rows, and expands the row of the URL hash. */
export function installRowToggles(root: HTMLElement, signal: AbortSignal): void {
  const showTarget = () => {
    const target = findRow(root, location.hash);
    if (target && isCollapsed(root))
      target.querySelector('th > a')?.setAttribute('aria-expanded', 'true');
  };
  root.addEventListener('focusin', (event) => describeRow(event, root), { signal });
  root.addEventListener('click', (event) => toggleRow(event, root), { signal });
  addEventListener('hashchange', showTarget, { signal });
  showTarget();
}

function isCollapsed(root: HTMLElement): boolean {
  return root.closest('[data-api-layout="collapsed"]') !== null;
}

function findRowLink(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('tbody tr[id] > th > a') : null;
}

/** Adds `aria-expanded` to a focused name in the collapsed layout; removes it in other layouts. */
function describeRow({ target }: Event, root: HTMLElement): void {
  const link = findRowLink(target);
  if (!isCollapsed(root)) link?.removeAttribute('aria-expanded');
  else if (!link?.hasAttribute('aria-expanded')) link?.setAttribute('aria-expanded', 'false');
}

/** Expands or collapses a row of the collapsed layout when its name is clicked. */
function toggleRow(event: MouseEvent, root: HTMLElement): void {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  // A click with a modifier belongs to the browser, such as Ctrl for a new tab.
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  const link = findRowLink(target);
  if (!link || !isCollapsed(root)) return;
  const isOpen = link.getAttribute('aria-expanded') === 'true';
  // Collapsing a row must not navigate to its anchor.
  if (isOpen) event.preventDefault();
  link.setAttribute('aria-expanded', String(!isOpen));
}
