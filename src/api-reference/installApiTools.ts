import { BLOCK_FEEDBACK_MS } from '../code/code.constants.ts';
import { matchesFilter } from './matchesFilter.ts';

export interface ApiToolsPorts {
  /** What the tools and the rows are in. */
  root: HTMLElement;
  /** Gives the page as Markdown; rejects when it cannot be had. */
  readMarkdown: () => Promise<string>;
  copy: (text: string) => Promise<void>;
}

const ROWS = 'tbody tr[id]';

/** Answers the tools of an API page: its filter, its rows that open, and the copy of the page. */
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
  // What was typed before this ran.
  if (input.value !== '') filter();
  showTarget();
  return () => end.abort();
}

/** Hides the rows that a filter does not find, and says how many are left. */
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
  const found = rows.filter(({ hidden }) => !hidden).length;
  const text = (dataset.count ?? '')
    .replace('{count}', String(found))
    .replace('{total}', String(rows.length));
  status.textContent = value.trim() === '' ? '' : text;
}

/** Text of a row; the demos that use the entry are not what the reader looks for. */
function readRow(row: HTMLElement): string {
  const parts = row.querySelectorAll(':scope > th, :scope > td > :not([data-uses])');
  return Array.from(parts, ({ textContent }) => textContent).join(' ');
}

const findName = (row: HTMLElement) => row.querySelector('th > a');

function findRow(root: HTMLElement, hash: string): HTMLElement | null {
  return hash.length > 1
    ? root.querySelector<HTMLElement>(`tr[id="${CSS.escape(hash.slice(1))}"]`)
    : null;
}

function isCollapsed(root: HTMLElement): boolean {
  return root.closest('[data-api-layout="collapsed"]') !== null;
}

function findRowLink(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('tbody tr[id] > th > a') : null;
}

/** Says of the name in the focus whether its row is open; where rows are not collapsed it is only a link. */
function describeRow({ target }: Event, root: HTMLElement): void {
  const link = findRowLink(target);
  if (!isCollapsed(root)) link?.removeAttribute('aria-expanded');
  else if (!link?.hasAttribute('aria-expanded')) link?.setAttribute('aria-expanded', 'false');
}

/** Opens and closes a collapsed row by its name. */
function toggleRow(event: Event, root: HTMLElement): void {
  const link = findRowLink(event.target);
  if (!link || !isCollapsed(root)) return;
  const isOpen = link.getAttribute('aria-expanded') === 'true';
  // What is closed is no longer where the address leads to.
  if (isOpen) event.preventDefault();
  link.setAttribute('aria-expanded', String(!isOpen));
}

/** Copies the page; a refused clipboard or a lost network changes nothing and says nothing (CPY-5). */
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
  // A later message, or the same of a later copy, stays its own time.
  setTimeout(() => copied.remove(), BLOCK_FEEDBACK_MS);
}
