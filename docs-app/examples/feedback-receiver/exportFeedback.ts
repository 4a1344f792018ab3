import { stringify } from 'csv-stringify/sync';
import type { StoredFeedback } from './openStore.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const COLUMNS = [
  'id',
  'received',
  'version',
  'page',
  'section_hash',
  'section_title',
  'rating',
  'comment',
  'language',
  'product',
] as const satisfies readonly (keyof StoredFeedback)[];

/** Formats messages as JSON, or as CSV with escaped formulas. */
export function exportFeedback(rows: readonly StoredFeedback[], format: ExportFormat): string {
  if (format === 'json') return `${JSON.stringify(rows, null, 2)}\n`;
  return stringify([...rows], {
    header: true,
    columns: [...COLUMNS],
    escape_formulas: true,
    // Without quotes, a lone carriage return would end a row in some programs.
    quoted_string: true,
    record_delimiter: 'windows',
  });
}
