import * as React from 'react';
import { ApiName } from './ApiCode.tsx';
import { ApiTableRoot, FiguresRoot } from './ApiTable.styles.ts';

export interface ApiTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Column headings, in order. */
  columns: readonly string[];
  /** Whether the cells contain figures, which stay in columns in a narrow container. */
  hasFigures?: boolean;
  /** One row per entry. */
  children?: React.ReactNode;
}

/** Renders a table whose rows become cards in a narrow container. */
export function ApiTable({ label, columns, hasFigures = false, children }: ApiTableProps) {
  const Root = hasFigures ? FiguresRoot : ApiTableRoot;
  return (
    <Root>
      <table aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Root>
  );
}

/** Badge beside the name of an entry. */
export interface ApiMark {
  kind: 'required' | 'deprecated' | 'state' | 'breaking';
  text: string;
}

export interface ApiRowProps {
  /** Anchor of the row; undefined for the row of an entry that another page documents. */
  id?: string;
  /** URL of the entry, if it is not the row itself. */
  href?: string;
  /** Name of the entry, as written in code. */
  name: string;
  /** Badges beside the name. */
  marks?: readonly ApiMark[];
  /** Type of the entry, below the name. */
  type?: React.ReactNode;
  /** Default and description of the entry. */
  children?: React.ReactNode;
}

/**
 * Renders one entry as a row: name and type, then default and description. The name is a link.
 * `abbr` is the name of the row header, because screen readers repeat it for the other cell.
 */
export function ApiRow({ id, href = `#${id}`, name, marks = [], type, children }: ApiRowProps) {
  return (
    <tr id={id} data-marks={marks.map(({ kind }) => kind).join(' ') || undefined}>
      <th scope="row" abbr={type ? name : undefined}>
        <a href={href}>
          <ApiName name={name} />
        </a>
        <Marks marks={marks} />
        {type}
      </th>
      <td>{children}</td>
    </tr>
  );
}

/** Renders badges, each after a space. */
function Marks({ marks }: { marks: readonly ApiMark[] }) {
  return marks.map(({ kind, text }) => (
    <React.Fragment key={kind}>
      {' '}
      <span data-mark={kind}>{text}</span>
    </React.Fragment>
  ));
}

export interface ApiFactProps {
  label: string;
  children: React.ReactNode;
}

/** Renders a short value with its label, such as a default. */
export function ApiFact({ label, children }: ApiFactProps) {
  return (
    <p data-fact="">
      {label} {children}
    </p>
  );
}
