import { listPlaceholders, omitEmptySuggestion } from '../internal/errorValues.ts';
import { findClosest } from '../internal/findClosest.ts';
import type { ErrorEntry } from './errorTable.types.ts';

const CODE_LIMIT = 60;
const ARG_LIMIT = 300;
const ARGS_LIMIT = 20;
const SUMMARY_LIMIT = 120;
const SIMILAR = { limit: 3, difference: 0.6 };
const NUMBER = /^\d+$/;

/** Part of an error message: literal text, a value from the URL, or a missing value. */
export interface ErrorPart {
  kind: 'text' | 'value' | 'missing';
  text: string;
}

/** Text and fix of an error, with the placeholders filled in. */
interface ErrorMessage {
  text: readonly ErrorPart[];
  fix: readonly ErrorPart[];
  releases: readonly string[];
}

/** Existing error code that is similar to an unknown one. */
interface SimilarError {
  code: string;
  /** First line of the message, with `…` in place of its values. */
  text: string;
}

/** Explanation of the error code in a URL: no code, an unknown code or a known code. */
export type Explanation =
  | { kind: 'none' }
  | { kind: 'unknown'; code: string; closest: readonly SimilarError[] }
  | {
      kind: 'known';
      code: string;
      /** Several messages when releases use the same code for different errors. */
      messages: readonly ErrorMessage[];
      /** Values in the URL for which no message has a placeholder. */
      surplus: readonly string[];
    };

export interface ExplainErrorInput {
  /** Query string of the page, such as `?code=9&args[]=blue`. */
  search: string;
  table: readonly ErrorEntry[];
}

/** Explains the error code in a query string. Treats code and values as plain text (ERR-4). */
export function explainError({ search, table }: ExplainErrorInput): Explanation {
  const { code, args } = parseErrorSearch(search);
  if (code === '') return { kind: 'none' };
  const entries = table.filter((entry) => entry.code === code);
  if (entries.length === 0) {
    const codes = [...new Set(table.map((entry) => entry.code))];
    const closest = findClosestCodes(code, codes)
      .flatMap((similar) => table.filter((entry) => entry.code === similar).slice(0, 1))
      .map(summarize);
    return { kind: 'unknown', code, closest };
  }
  const filled = entries.map((entry) => fillEntry(entry, args));
  const used = Math.max(...filled.map((message) => message.used));
  const messages = filled.map(({ text, fix, releases }) => ({ text, fix, releases }));
  return { kind: 'known', code, messages, surplus: args.slice(used) };
}

/** Finds the nearest numbers for a numeric code, and similarly spelled codes for other codes. */
function findClosestCodes(code: string, codes: readonly string[]): string[] {
  if (!NUMBER.test(code)) return findClosest(code, codes, SIMILAR);
  const distance = (other: string) => Math.abs(Number(other) - Number(code));
  return codes
    .filter((other) => NUMBER.test(other))
    .toSorted((a, b) => distance(a) - distance(b) || Number(a) - Number(b))
    .slice(0, SIMILAR.limit);
}

function summarize({ code, text }: ErrorEntry): SimilarError {
  const line = text.replace(/\n.*/s, '');
  return { code, text: cut(line.replaceAll(/%s|\{\w+\}/g, '…'), SUMMARY_LIMIT) };
}

/** Parses an error code and up to 20 values from a query string. Truncates long texts. */
export function parseErrorSearch(search: string): { code: string; args: string[] } {
  const query = new URLSearchParams(search);
  return {
    code: cut((query.get('code') ?? '').trim(), CODE_LIMIT),
    args: query
      .getAll('args[]')
      .slice(0, ARGS_LIMIT)
      .map((arg) => cut(arg, ARG_LIMIT)),
  };
}

function cut(text: string, limit: number): string {
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('')}…`;
}

function fillEntry({ text, fix, releases }: ErrorEntry, args: readonly string[]) {
  const isOwn = releases.length === 0;
  const names = isOwn ? listPlaceholders(`${text} ${fix}`) : [];
  let used = names.length;
  const placeOf = (piece: string) => (isOwn ? names.indexOf(piece.slice(1, -1)) : used++);
  const fill = (template: string): ErrorPart[] =>
    template
      .split(isOwn ? /(\{\w+\})/ : /(%s)/)
      .map((piece, index): ErrorPart => {
        if (index % 2 === 0) return { kind: 'text', text: piece };
        const arg = args[placeOf(piece)];
        return arg === undefined ? { kind: 'missing', text: '' } : { kind: 'value', text: arg };
      })
      .filter(({ kind, text: content }) => kind !== 'text' || content !== '');
  const ownFix = omitEmptySuggestion(fix, (name) => args[names.indexOf(name)]);
  return { text: fill(text), fix: fill(ownFix), releases, used };
}
