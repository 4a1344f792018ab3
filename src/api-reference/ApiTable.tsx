import * as React from 'react';
import { ApiName } from './ApiCode.tsx';
import { ApiTableRoot, CardTableRoot, FiguresRoot } from './ApiTable.styles.ts';

export interface ApiTableProps {
  /** Accessible name of the table. */
  label: string;
  /** Column headings, in order. */
  columns: readonly string[];
  /** Kind of the rows. Only `entries` can be collapsed; `figures` never become cards. */
  kind?: keyof typeof ROOTS;
  /** One row per entry. */
  children?: React.ReactNode;
}

const ROOTS = { entries: ApiTableRoot, changes: CardTableRoot, figures: FiguresRoot };

/** Renders a table. In a narrow container, its rows become cards, except `figures`. */
export function ApiTable({ label, columns, kind = 'entries', children }: ApiTableProps) {
  const Root = ROOTS[kind];
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
  /** Anchor of the row; undefined when another page documents the entry. */
  id?: string;
  /** URL of the entry. Defaults to the anchor of the row; `null` renders no link. */
  href?: string | null;
  /** Name of the entry, as written in code. */
  name: string;
  /** Badges beside the name. */
  marks?: readonly ApiMark[];
  /** Type of the entry, below the name. */
  type?: React.ReactNode;
  /** Default and description of the entry. */
  children?: React.ReactNode;
}

/** Renders one entry as a row: name and type, then default and description. */
export function ApiRow({ id, href = `#${id}`, name, marks = [], type, children }: ApiRowProps) {
  return (
    <tr id={id} data-marks={marks.map(({ kind }) => kind).join(' ') || undefined}>
      <th scope="row">
        {href === null ? (
          <ApiName name={name} />
        ) : (
          <a href={href}>
            <ApiName name={name} />
          </a>
        )}
        <Marks marks={marks} /> {type}
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
  /** Label of the value, such as Default. */
  label: string;
  /** Value, usually code. */
  children: React.ReactNode;
}

/** Renders a short value with its label, such as a default. */
export function ApiFact({ label, children }: ApiFactProps) {
  return (
    <div data-fact="">
      <p>{label}</p> {children}
    </div>
  );
}
