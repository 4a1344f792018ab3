import { fillLabel } from './fillLabel.ts';
import { findClosest } from '../internal/findClosest.ts';
import type { FilteredRows } from './filterRows.ts';

/** Translated texts in the JSON of `data-results`. */
interface ResultTexts {
  row: string;
  rows: string;
  none: string;
  closest: string;
  clear: string;
}

interface FilteredPage {
  input: HTMLInputElement;
  root: HTMLElement;
}

/** Share of the letters that may differ between a filter and a suggested name. */
const DIFFERENCE = 0.45;

/** Links the matching rows of other components. Suggests similar names when no row matches. */
export function showFilterResults(
  results: HTMLElement,
  { matches, inherited }: FilteredRows,
  page: FilteredPage,
): void {
  const filter = page.input.value.trim();
  const texts = JSON.parse(results.dataset.results ?? '{}') as ResultTexts;
  const lines = [...inherited].map(([name, rows]) => inheritedLine(name, rows, texts));
  const hasNone = filter !== '' && lines.length === 0 && matches.length === 0;
  const isNamed = page.root.querySelector('[data-api-export]:not([hidden])') !== null;
  if (hasNone && !isNamed) lines.push(emptyLine(filter, texts, page));
  results.replaceChildren(...lines);
  results.hidden = lines.length === 0;
}

function line(...parts: (Node | string)[]): HTMLElement {
  const paragraph = document.createElement('p');
  paragraph.append(...parts);
  return paragraph;
}

/** Creates a line such as "1 row in Modal: disableRestoreFocus". */
function inheritedLine(name: string, rows: readonly HTMLElement[], texts: ResultTexts) {
  const label = fillLabel(rows.length === 1 ? texts.row : texts.rows, { name, count: rows.length });
  const links = rows.flatMap((row, index) => {
    const link = row.querySelector('th > a')?.cloneNode(true);
    if (!link) return [];
    return index > 0 ? [', ', link] : [' ', link];
  });
  return line(label, ...links);
}

/** Creates a line with similar names and a button that clears the filter. */
function emptyLine(filter: string, texts: ResultTexts, { input, root }: FilteredPage) {
  const names = Array.from(
    root.querySelectorAll(
      'tbody tr > th > :is(a, code:not([data-code])), [data-api-export] > :is(h2, h3) > a',
    ),
    ({ textContent }) => textContent,
  );
  const closest = findClosest(filter, [...new Set(names)], { difference: DIFFERENCE });
  const setFilter = (value: string) => () => {
    input.value = value;
    input.focus();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const suggestions = closest.flatMap((name) => [' ', button(name, setFilter(name))]);
  return line(
    fillLabel(texts.none, { filter }),
    ...(suggestions.length > 0 ? [' ', texts.closest, ...suggestions] : []),
    ' ',
    button(texts.clear, setFilter('')),
  );
}

function button(text: string, handle: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.addEventListener('click', handle);
  return element;
}
