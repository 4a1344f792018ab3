import { BLOCK_FEEDBACK_MS } from '../clipboard/index.ts';
import { decodeHash } from '../internal/decodeHash.ts';
import { matchesFilter } from './matchesFilter.ts';

export interface ApiToolsPorts {
  /** Element that contains the tools and the rows. */
  root: HTMLElement;
  /** Loads the page as Markdown; rejects when loading fails. */
  readMarkdown: () => Promise<string>;
  copy: (text: string) => Promise<void>;
}

const ROWS = 'tbody tr[id]';

/** Handles the tools of an API page: the filter, the collapsed rows and the copy button. */
export function installApiTools(ports: ApiToolsPorts): () => void {
  const { root } = ports;
  const tools = root.querySelector<HTMLElement>('[data-api-tools]');
  const input = tools?.querySelector('input');
  const button = tools?.querySelector<HTMLElement>('[data-copy-page]');
  const status = tools?.querySelector('[role="status"]');
  if (!input || !button || !status) return () => {};
  const end = new AbortController();
  const { signal } = end;
  const filter = () => filterRows(root, input, status);
  const showTarget = () => {
    const target = findRow(root, location.hash);
    if (target && isCollapsed(root)) findName(target)?.setAttribute('aria-expanded', 'true');
    if (!target?.hidden) return;
    input.value = '';
    filter();
    target.scrollIntoView();
  };
  input.addEventListener('input', filter, { signal });
  root.addEventListener('focusin', (event) => describeRow(event, root), { signal });
  root.addEventListener('click', (event) => toggleRow(event, root), { signal });
  button.addEventListener('click', () => void copyPage(ports, button, status), { signal });
  addEventListener('hashchange', showTarget, { signal });
  // The user may have typed before this script ran.
  if (input.value !== '') filter();
  showTarget();
  return () => end.abort();
}

/** Hides rows that do not match the filter, and writes the number of matches to the status. */
function filterRows(
  root: HTMLElement,
  { value, dataset }: HTMLInputElement,
  status: Element,
): void {
  const rows = [...root.querySelectorAll<HTMLElement>(ROWS)];
  for (const row of rows) row.hidden = !matchesFilter(readRow(row), value);
  for (const table of root.querySelectorAll('table')) {
    table.toggleAttribute('data-empty', !table.querySelector(`${ROWS}:not([hidden])`));
  }
  const matchCount = rows.filter(({ hidden }) => !hidden).length;
  const text = (dataset.count ?? '')
    .replace('{count}', String(matchCount))
    .replace('{total}', String(rows.length));
  status.textContent = value.trim() === '' ? '' : text;
}

/** Reads the text of a row for the filter, without the demos that use the entry. */
function readRow(row: HTMLElement): string {
  const parts = row.querySelectorAll(':scope > th, :scope > td > :not([data-uses])');
  return Array.from(parts, ({ textContent }) => textContent).join(' ');
}

const findName = (row: HTMLElement) => row.querySelector('th > a');

function findRow(root: HTMLElement, hash: string): HTMLElement | null {
  return hash.length > 1
    ? root.querySelector<HTMLElement>(`tr[id="${CSS.escape(decodeHash(hash))}"]`)
    : null;
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
function toggleRow(event: Event, root: HTMLElement): void {
  const link = findRowLink(event.target);
  if (!link || !isCollapsed(root)) return;
  const isOpen = link.getAttribute('aria-expanded') === 'true';
  // Collapsing a row must not navigate to its anchor.
  if (isOpen) event.preventDefault();
  link.setAttribute('aria-expanded', String(!isOpen));
}

/** Copies the page; changes nothing when the clipboard or the network fails (CPY-5). */
async function copyPage(
  { readMarkdown, copy }: ApiToolsPorts,
  button: HTMLElement,
  status: Element,
): Promise<void> {
  try {
    await copy(await readMarkdown());
  } catch {
    return;
  }
  const copied = document.createTextNode(button.dataset.copyPage ?? '');
  status.replaceChildren(copied);
  // Removes only its own text node, so a later message or copy stays for its full time.
  setTimeout(() => copied.remove(), BLOCK_FEEDBACK_MS);
}
