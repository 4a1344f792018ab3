import * as React from 'react';
import { listRows, type GridView } from './iconGrid.ts';
import { CELL } from './iconSearch.constants.ts';

/** Size of the scroll container, in pixels. */
interface BoxSize {
  width: number;
  height: number;
  /** Size of 1 rem. */
  rem: number;
}

const UNMEASURED: BoxSize = { width: 0, height: 0, rem: 16 };

function measure(box: HTMLElement): BoxSize {
  const { fontSize } = getComputedStyle(document.documentElement);
  return { width: box.clientWidth, height: box.clientHeight, rem: parseFloat(fontSize) };
}

/** Tracks size and scroll position of a grid. Returns the column count and the rows to render. */
export function useGridView(count: number, active: number) {
  const boxRef = React.useRef<HTMLDivElement>(null);
  const [size, setSize] = React.useState(UNMEASURED);
  const [scrollTop, setScrollTop] = React.useState(0);
  React.useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return undefined;
    const update = () => setSize(measure(box));
    update();
    const observer = new ResizeObserver(update);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  const columns = Math.max(1, Math.floor(size.width / (CELL.width * size.rem)));
  const rowHeight = CELL.height * size.rem;
  const view: GridView = { scrollTop, height: size.height, rowHeight };
  const rowCount = Math.ceil(count / columns);
  const isMeasured = size.width > 0;
  const rows = isMeasured
    ? listRows(view, { rowCount, activeRow: Math.floor(active / columns) })
    : [];
  return { boxRef, columns, rows, rowCount, view, handleScroll: setScrollTop };
}
