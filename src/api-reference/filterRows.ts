import { matchesFilter } from './matchesFilter.ts';

/** Rows that match a filter. */
export interface FilteredRows {
  /** Rows of the page that match. */
  matches: HTMLElement[];
  /** Number of rows of the page. */
  total: number;
  /** Rows of other components that match, by the name of the component. */
  inherited: Map<string, HTMLElement[]>;
}

const ROWS = 'tbody tr';
const ROWS_OF_PAGE = `${ROWS}[id]`;
const SECTIONS = '[data-api-section], [data-api-export]';

/** Hides rows that do not match and sections without matches. An empty filter shows all rows. */
export function filterRows(root: HTMLElement, filter: string): FilteredRows {
  const rows = findAll(root, ROWS_OF_PAGE);
  for (const row of rows) row.hidden = !isShown(row, filter);
  const inherited = filterInherited(root, filter);
  const isEmpty = filter.trim() === '';
  for (const section of findAll(root, SECTIONS)) {
    section.hidden = !isEmpty && !hasMatch(section, filter);
  }
  const matches = rows.filter(({ hidden }) => !hidden);
  return { matches, total: rows.length, inherited };
}

function findAll(root: Element, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

/** Whether tables of other components were open before the filter expanded or closed them. */
const openBefore = new WeakMap<HTMLDetailsElement, boolean>();

/** Filters the folded rows of other components. Expands tables with matches for the filter. */
function filterInherited(root: HTMLElement, filter: string): FilteredRows['inherited'] {
  const isEmpty = filter.trim() === '';
  const parents = findAll(root, 'details[data-inherited]') as HTMLDetailsElement[];
  return new Map(
    parents.flatMap((details) => {
      const rows = findAll(details, ROWS);
      for (const row of rows) row.hidden = !matchesFilter(readRow(row), filter);
      const matches = rows.filter(({ hidden }) => !hidden);
      details.hidden = matches.length === 0;
      if (!openBefore.has(details)) openBefore.set(details, details.open);
      details.open = isEmpty ? openBefore.get(details)! : !details.hidden;
      if (isEmpty) openBefore.delete(details);
      const { inherited: name = '' } = details.dataset;
      return isEmpty || details.hidden ? [] : [[name, matches] as const];
    }),
  );
}

function isShown(row: HTMLElement, filter: string): boolean {
  return matchesFilter(readRow(row), filter) || isNamed(row.closest('[data-api-export]'), filter);
}

/** Returns whether the filter matches the heading of an export, such as the name of a hook. */
function isNamed(part: Element | null, filter: string): boolean {
  const heading = part?.querySelector(':scope > :is(h2, h3)')?.textContent;
  return typeof heading === 'string' && matchesFilter(heading, filter);
}

/** Returns whether a section has a visible row, or belongs to an export that the filter names. */
function hasMatch(section: HTMLElement, filter: string): boolean {
  return (
    section.querySelector(`${ROWS}:not([hidden])`) !== null ||
    isNamed(section.closest('[data-api-export]'), filter)
  );
}

/** Reads the text of a row for the filter, without the demos that use the entry. */
function readRow(row: HTMLElement): string {
  const parts = row.querySelectorAll(':scope > th, :scope > td > :not([data-uses])');
  return Array.from(parts, ({ textContent }) => textContent).join(' ');
}
