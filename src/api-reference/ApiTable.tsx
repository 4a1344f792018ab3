import * as React from 'react';
import { ApiName } from './ApiCode.tsx';
import { ApiTableRoot } from './ApiTable.styles.ts';

export interface ApiTableProps {
  /** Kind of the rows; sets the column widths. */
  kind: 'props' | 'slots' | 'classes' | 'coverage';
  /** Accessible name of the table. */
  label: string;
  /** Column headings, in order. */
  columns: readonly string[];
  /** One `ApiRow` per entry. */
  children?: React.ReactNode;
}

/**
 * Renders a table that becomes a list of cards in a narrow container.
 * The explicit roles keep the table semantics for assistive technology.
 */
export function ApiTable({ kind, label, columns, children }: ApiTableProps) {
  return (
    <ApiTableRoot style={nameColumns(columns)}>
      <table role="table" aria-label={label} data-column-widths={`${kind}-${columns.length}`}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column} role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </ApiTableRoot>
  );
}

/** Returns the column headings as CSS variables for the cells of a card, from `--column-2`. */
function nameColumns(columns: readonly string[]): React.CSSProperties {
  return Object.fromEntries(
    columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)]).slice(1, -1),
  );
}

/** Badge beside the name of an entry. */
export interface ApiMark {
  kind: 'required' | 'deprecated' | 'state';
  text: string;
}

export interface ApiRowProps {
  /** Anchor of the row. */
  id: string;
  /** Name of the entry, as written in code. */
  name: string;
  /** Badges beside the name. */
  marks?: readonly ApiMark[];
  /** One `ApiCell` per column after the name. */
  children?: React.ReactNode;
}

/** Renders one entry as a row. The name of the entry links to the row. */
export function ApiRow({ id, name, marks = [], children }: ApiRowProps) {
  return (
    <tr role="row" id={id} data-marks={marks.map(({ kind }) => kind).join(' ') || undefined}>
      <th role="rowheader">
        <a href={`#${id}`}>
          <ApiName name={name} />
        </a>
        {marks.map(({ kind, text }) => (
          <React.Fragment key={kind}>
            {' '}
            <span data-mark={kind}>{text}</span>
          </React.Fragment>
        ))}
      </th>
      {children}
    </tr>
  );
}

export interface ApiCellProps {
  /** Set to `text` for cells with prose, which take the full width of a card. */
  kind?: 'text';
  children?: React.ReactNode;
}

/** Renders one cell of an entry. */
export function ApiCell({ kind, children }: ApiCellProps) {
  return (
    <td role="cell" data-cell={kind}>
      {children}
    </td>
  );
}
