import { EXTRA_ROWS } from './iconSearch.constants.ts';

/** Scroll position and sizes of the grid, in pixels. */
export interface GridView {
  scrollTop: number;
  /** Height of the visible part. */
  height: number;
  rowHeight: number;
}

/** Lists the rows to render: visible rows, `EXTRA_ROWS` on each side, and the active row. */
export function listRows(
  { scrollTop, height, rowHeight }: GridView,
  { rowCount, activeRow }: { rowCount: number; activeRow: number },
): number[] {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight) - EXTRA_ROWS);
  const end = Math.min(rowCount, Math.ceil((scrollTop + height) / rowHeight) + EXTRA_ROWS);
  const rows = Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
  const isOutside = activeRow < rowCount && !rows.includes(activeRow);
  return isOutside ? [...rows, activeRow].sort((a, b) => a - b) : rows;
}

/** Returns the scroll position nearest to the current one at which a row is fully visible. */
export function scrollToRow({ scrollTop, height, rowHeight }: GridView, row: number): number {
  const start = row * rowHeight;
  if (start <= scrollTop) return start;
  return Math.max(scrollTop, start + rowHeight - height);
}

export interface GridMove {
  key: string;
  ctrlKey: boolean;
  /** Zero-based index of the focused cell. */
  active: number;
  count: number;
  columns: number;
  /** Number of rows that Page Up and Page Down move by. */
  pageRows: number;
  isRightToLeft: boolean;
}

/** Returns the index of the cell that a key moves to; undefined for other keys. */
export function moveInGrid(move: GridMove): number | undefined {
  const { active, count, columns } = move;
  const target = findTarget(move);
  if (target === undefined) return undefined;
  // A move above the first row stops in the first row of the same column.
  if (target < 0) return active % columns;
  if (target < count) return target;
  const isLastRow = Math.floor(active / columns) === Math.floor((count - 1) / columns);
  return isLastRow ? active : count - 1;
}

function findTarget({ key, ctrlKey, active, count, columns, ...move }: GridMove) {
  const page = Math.max(1, move.pageRows) * columns;
  const [next, previous] = [active + 1, Math.max(0, active - 1)];
  const rowStart = active - (active % columns);
  const rowEnd = Math.min(count, rowStart + columns) - 1;
  return new Map([
    ['ArrowRight', move.isRightToLeft ? previous : next],
    ['ArrowLeft', move.isRightToLeft ? next : previous],
    ['ArrowDown', active + columns],
    ['ArrowUp', active - columns],
    ['PageDown', active + page],
    ['PageUp', active - page],
    ['Home', ctrlKey ? 0 : rowStart],
    ['End', ctrlKey ? count - 1 : rowEnd],
  ]).get(key);
}
