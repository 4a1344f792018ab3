import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import type { ShapesStore } from './createShapes.ts';
import { IconCell } from './IconCell.tsx';
import { CELL, type IconTheme } from './iconSearch.constants.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridView } from './useGridView.ts';
import { useShapes } from './useShapes.ts';

export interface IconGridProps {
  /** Names of the icons without the suffix of the theme. */
  names: readonly string[];
  /** Theme of the icons. */
  theme: IconTheme;
  /** Store of the loaded icon shapes. */
  shapes: ShapesStore;
  /** Name of the selected icon. */
  selected: string | undefined;
  /** Id of the element that describes the keyboard shortcuts. */
  describedBy: string;
  /** Called with the name of an icon that the user selects. */
  onSelect: (name: string) => void;
  /** Called when the user leaves the grid with Escape. */
  onEscape: () => void;
}

/** Renders the visible rows of a grid of icons, with one tab stop and arrow keys. */
export function IconGrid({ names, theme, shapes, selected, ...props }: IconGridProps) {
  const translate = useTranslate();
  const [place, setActive] = React.useState(0);
  // Clamp the index, because a theme change keeps the grid mounted and can remove icons.
  const active = Math.min(place, names.length - 1);
  const { boxRef, columns, rows, rowCount, view, handleScroll } = useGridView(names.length, active);
  const namesOf = (row: number) => names.slice(row * columns, (row + 1) * columns);
  useShapes(shapes, rows.flatMap(namesOf), [theme]);
  const grid = { active, columns, count: names.length, view };
  const handleKeyDown = useGridKeys(boxRef, grid, setActive);
  const renderCell = (name: string, at: number) => (
    <IconCell
      key={name}
      name={name}
      column={at % columns}
      shapes={shapes.find(name, theme)}
      isActive={at === active}
      isSelected={name === selected}
      onSelect={() => {
        setActive(at);
        props.onSelect(name);
      }}
    />
  );
  return (
    <div
      ref={boxRef}
      role="grid"
      data-icons="grid"
      aria-label={translate('icons.grid')}
      aria-describedby={props.describedBy}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.onEscape();
        handleKeyDown(event);
      }}
      onScroll={({ currentTarget }) => handleScroll(currentTarget.scrollTop)}
    >
      <GridRows rows={rows} rowCount={rowCount} columns={columns}>
        {(row) => namesOf(row).map((name, column) => renderCell(name, row * columns + column))}
      </GridRows>
    </div>
  );
}

interface GridRowsProps {
  rows: readonly number[];
  rowCount: number;
  columns: number;
  /** Renders the cells of a row. */
  children: (row: number) => React.ReactNode;
}

/** Positions the rendered rows in a box with the height of all rows. */
function GridRows({ rows, rowCount, columns, children }: GridRowsProps) {
  return (
    <div
      role="presentation"
      data-icons="rows"
      style={{ blockSize: `${rowCount * CELL.height}rem` }}
    >
      {rows.map((row) => (
        <div key={row} role="row" aria-rowindex={row + 1} style={styleRow(row, columns)}>
          {children(row)}
        </div>
      ))}
    </div>
  );
}

function styleRow(row: number, columns: number): React.CSSProperties {
  return {
    insetBlockStart: `${row * CELL.height}rem`,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  };
}
