import type * as React from 'react';
import { useInterfaceLang } from '../i18n/index.ts';
import { EvidenceTableRoot } from './EvidenceTable.styles.ts';

/** Table row: a requirement with its id and its test results. */
interface EvidenceRow {
  id: string;
  promise: React.ReactNode;
  proof: React.ReactNode;
}

export interface EvidenceTableProps {
  /** Title of the table, always in English. */
  title: string;
  /** Headings of the three columns: id, requirement and test results. */
  columns: readonly [id: string, promise: string, proof: string];
  /** Rows in display order. */
  rows: readonly EvidenceRow[];
}

/** Renders a table of requirements with their test results. */
export function EvidenceTable({ title, columns, rows }: EvidenceTableProps) {
  return (
    <EvidenceTableRoot role="table" lang={useInterfaceLang()}>
      <caption lang="en">{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, promise, proof }) => (
          <tr key={id} role="row">
            <th role="rowheader">{id}</th>
            <td role="cell" lang="en">
              {promise}
            </td>
            <td role="cell">{proof}</td>
          </tr>
        ))}
      </tbody>
    </EvidenceTableRoot>
  );
}
