import * as React from 'react';
import { frameUrl, type SheetColumn } from './sheetAxes.ts';
import type { PieceState } from 'virtual:states';
import { alignScroll } from './alignScroll.ts';
import {
  CELL_WIDTH,
  frameStyle,
  gridStyle,
  headStyle,
  labelStyle,
  linkStyle,
} from './states.styles.ts';

interface StateFramesProps {
  states: readonly PieceState[];
  columns: readonly SheetColumn[];
  /** Height of each iframe, in pixels. @default 220 */
  height?: number;
}

/** Renders a row per state and an iframe per column. The iframes of a row scroll together. */
export function StateFrames({ states, columns, height = 220 }: StateFramesProps) {
  const widths = columns.map(({ width = CELL_WIDTH }) => `${width}px`);
  return (
    <div style={{ overflowX: 'auto' }}>
      {states.map((state) => (
        <StateRow key={state.storyId} {...{ state, columns, height }} grid={widths.join(' ')} />
      ))}
    </div>
  );
}

interface StateRowProps extends Required<Pick<StateFramesProps, 'columns' | 'height'>> {
  state: PieceState;
  /** CSS value of `grid-template-columns`. */
  grid: string;
}

function StateRow({ state: { name, storyId }, columns, height, grid }: StateRowProps) {
  const row = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => alignScroll(row.current), [columns]);
  return (
    <section aria-labelledby={storyId}>
      <h3 id={storyId} style={headStyle}>
        {name}
      </h3>
      <div ref={row} style={{ ...gridStyle, gridTemplateColumns: grid }}>
        {columns.map((column) => (
          <figure key={column.name} style={{ margin: 0 }}>
            <figcaption style={labelStyle}>
              <a
                href={frameUrl(storyId, column.globals)}
                target="_blank"
                rel="noopener"
                style={linkStyle}
              >
                {column.name}
              </a>
            </figcaption>
            <iframe
              title={`${name}: ${column.name}`}
              src={frameUrl(storyId, column.globals)}
              loading="lazy"
              height={height}
              style={frameStyle}
            />
          </figure>
        ))}
      </div>
    </section>
  );
}
