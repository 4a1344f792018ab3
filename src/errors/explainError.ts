import { findClosest } from '../internal/findClosest.ts';
import type { ErrorEntry } from './errorTable.types.ts';

const CODE_LIMIT = 60;
const ARG_LIMIT = 300;
const ARGS_LIMIT = 20;
const SIMILAR = { limit: 3, difference: 0.6 };

/** A piece of a message: its own words, a value of the link, or the place of a value that the link lacks. */
export interface ErrorPart {
  kind: 'text' | 'value' | 'missing';
  text: string;
}

/** A message with its values filled in. */
interface ErrorMessage {
  text: readonly ErrorPart[];
  fix: readonly ErrorPart[];
  releases: readonly string[];
}

/** What there is to say about the code of a link. */
export type Explanation =
  | { kind: 'none' }
  | { kind: 'unknown'; code: string; closest: readonly string[] }
  | {
      kind: 'known';
      code: string;
      /** More than one where releases use the same number for different errors. */
      messages: readonly ErrorMessage[];
      /** Values of the link that no message has a place for. */
      surplus: readonly string[];
    };

export interface ExplainErrorInput {
  /** Query of the page, such as `?code=9&args[]=blue`. */
  search: string;
  table: readonly ErrorEntry[];
}

/** Explains the code of a link; everything in the link is taken as plain text (ERR-4). */
export function explainError({ search, table }: ExplainErrorInput): Explanation {
  const { code, args } = parseErrorSearch(search);
  if (code === '') return { kind: 'none' };
  const found = table.filter((entry) => entry.code === code);
  if (found.length === 0) {
    const codes = [...new Set(table.map((entry) => entry.code))];
    return { kind: 'unknown', code, closest: findClosest(code, codes, SIMILAR) };
  }
  const filled = found.map((entry) => fillEntry(entry, args));
  const used = Math.max(...filled.map((message) => message.used));
  const messages = filled.map(({ text, fix, releases }) => ({ text, fix, releases }));
  return { kind: 'known', code, messages, surplus: args.slice(used) };
}

/** Reads code and values from a query, cut to a length that can be read. */
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
  const places = new Map<string, number>();
  const isOwn = releases.length === 0;
  let used = 0;
  const placeOf = (name: string) => {
    const known = isOwn ? places.get(name) : undefined;
    if (known !== undefined) return known;
    places.set(name, used);
    return used++;
  };
  const fill = (template: string): ErrorPart[] =>
    template
      .split(isOwn ? /(\{\w+\})/ : /(%s)/)
      .map((piece, index): ErrorPart => {
        if (index % 2 === 0) return { kind: 'text', text: piece };
        const arg = args[placeOf(piece)];
        return arg === undefined ? { kind: 'missing', text: '' } : { kind: 'value', text: arg };
      })
      .filter(({ kind, text: shown }) => kind !== 'text' || shown !== '');
  return { text: fill(text), fix: fill(fix), releases, used };
}
