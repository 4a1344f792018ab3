import * as React from 'react';
import { ApiName } from './ApiCode.tsx';
import { ApiTableRoot } from './ApiTable.styles.ts';

export interface ApiTableProps {
  /** What the rows are; decides the width of the columns. */
  kind: 'props' | 'slots' | 'classes' | 'coverage';
  /** Name of the table for assistive technology. */
  label: string;
  /** Headings of the columns, in order. */
  columns: readonly string[];
  /** One `ApiRow` per entry. */
  children?: React.ReactNode;
}

/** Shares of the width, by kind and number of columns. */
const COLUMN_WIDTHS: Record<ApiTableProps['kind'], Record<number, readonly string[]>> = {
  props: { 4: ['21%', '30%', '15%'], 3: ['24%', '32%'] },
  slots: { 4: ['18%', '26%', '22%'], 3: ['24%', '26%'] },
  classes: { 3: ['36%', '22%'] },
  coverage: { 4: ['34%', '22%', '22%'] },
};

/** Draws a table that becomes a list of cards where it is narrow; the roles keep it a table there. */
export function ApiTable({ kind, label, columns, children }: ApiTableProps) {
  return (
    <ApiTableRoot style={nameColumns(columns)}>
      <table role="table" aria-label={label}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <th
                key={column}
                role="columnheader"
                style={{ inlineSize: COLUMN_WIDTHS[kind][columns.length]?.[index] }}
              >
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

/** Gives the style sheet the headings that stand beside the cells of a card: `--column-2` is the second. */
function nameColumns(columns: readonly string[]): React.CSSProperties {
  return Object.fromEntries(
    columns.map((column, index) => [`--column-${index + 1}`, JSON.stringify(column)]).slice(1, -1),
  );
}

/** A word beside the name of an entry. */
export interface ApiMark {
  kind: 'required' | 'deprecated' | 'state';
  text: string;
}

export interface ApiRowProps {
  /** Anchor of the row. */
  id: string;
  /** Name of the entry, as it is written in code. */
  name: string;
  /** Words beside the name. */
  marks?: readonly ApiMark[];
  /** One `ApiCell` per further column. */
  children?: React.ReactNode;
}

/** Draws one entry; its name is the link to it. */
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
  /** What the cell is about, unless that is code: text takes the full width of a card. */
  kind?: 'text';
  children?: React.ReactNode;
}

/** Draws one cell of an entry. */
export function ApiCell({ kind, children }: ApiCellProps) {
  return (
    <td role="cell" data-cell={kind}>
      {children}
    </td>
  );
}
