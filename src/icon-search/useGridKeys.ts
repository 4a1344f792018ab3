import * as React from 'react';
import { moveInGrid, scrollToRow, type GridView } from './iconGrid.ts';

interface GridState {
  /** Zero-based index of the cell that is the tab stop. */
  active: number;
  columns: number;
  count: number;
  view: GridView;
}

/** Returns a `keydown` handler that moves the focus in a grid. */
export function useGridKeys(
  boxRef: React.RefObject<HTMLElement | null>,
  grid: GridState,
  onMove: (active: number) => void,
): (event: React.KeyboardEvent<HTMLElement>) => void {
  const focusActive = useFocusAfterMove(boxRef, grid.active);
  return (event) => {
    const target = scrollByKey(event, grid);
    if (target === undefined || target === grid.active) return;
    onMove(target);
    focusActive();
  };
}

/** Scrolls to the cell that a key moves to and returns its index; undefined for other keys. */
function scrollByKey(
  event: React.KeyboardEvent<HTMLElement>,
  { view, ...grid }: GridState,
): number | undefined {
  const { key, ctrlKey, currentTarget: box } = event;
  // Other modifiers belong to the browser, such as Alt and an arrow key for Back.
  if (event.altKey || event.metaKey || event.shiftKey) return undefined;
  const target = moveInGrid({
    ...grid,
    ...{ key, ctrlKey },
    pageRows: Math.floor(view.height / view.rowHeight),
    isRightToLeft: getComputedStyle(box).direction === 'rtl',
  });
  if (target === undefined) return undefined;
  event.preventDefault();
  const row = Math.floor(target / grid.columns);
  box.scrollTop = scrollToRow({ ...view, scrollTop: box.scrollTop }, row);
  return target;
}

/** Returns a function that focuses the next active cell once it is rendered. */
function useFocusAfterMove(
  boxRef: React.RefObject<HTMLElement | null>,
  active: number,
): () => void {
  const isWaiting = React.useRef(false);
  React.useLayoutEffect(() => {
    if (!isWaiting.current) return;
    isWaiting.current = false;
    findActiveCell(boxRef.current)?.focus({ preventScroll: true });
  }, [boxRef, active]);
  return () => {
    isWaiting.current = true;
  };
}

/** Finds the cell that is the tab stop of a grid. */
export function findActiveCell(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null;
}
