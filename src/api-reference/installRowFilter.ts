import { filterRows } from './filterRows.ts';
import { findRow } from './findRow.ts';
import { fillLabel } from './fillLabel.ts';
import { hideContents } from './hideContents.ts';
import { showFilterResults } from './showFilterResults.ts';

/** Filters the rows of a page while the reader types, and scrolls to the first match. */
export function installRowFilter(root: HTMLElement, signal: AbortSignal): void {
  const tools = root.querySelector<HTMLElement>('[data-api-tools]');
  const input = tools?.querySelector('input');
  const status = tools?.querySelector('[role="status"]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  if (!tools || !input || !status || !results) return;
  const filter = () => {
    const rows = filterRows(root, input.value);
    hideContents(root);
    const isEmpty = input.value.trim() === '';
    const values = { count: rows.matches.length, total: rows.total };
    status.textContent = isEmpty ? '' : fillLabel(input.dataset.count ?? '', values);
    showFilterResults(results, rows, { input, root });
    if (isEmpty) return;
    // Without a match on this page, `results` shows matches of other components or suggestions.
    scrollIntoPlace(rows.matches[0] ?? results, tools);
  };
  const showTarget = () => {
    const target = findRow(root, location.hash);
    if (!target?.closest('[hidden]')) return;
    input.value = '';
    filter();
    target.scrollIntoView();
  };
  input.addEventListener('input', filter, { signal });
  addEventListener('hashchange', showTarget, { signal });
  // The user may have typed before this script ran.
  if (input.value !== '') filter();
  showTarget();
}

/** Scrolls an element below the tools unless it is visible above a phone's keyboard. */
function scrollIntoPlace(element: HTMLElement, tools: HTMLElement): void {
  const { top } = element.getBoundingClientRect();
  const visibleEnd = window.visualViewport?.height ?? innerHeight;
  const isInView = top >= tools.getBoundingClientRect().bottom && top < visibleEnd * 0.75;
  if (!isInView) element.scrollIntoView({ block: 'start' });
}
