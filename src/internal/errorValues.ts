import { toText } from './toText.ts';
import type { ErrorCode, errorCodes, ErrorText } from './errorCodes.ts';

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Value of a placeholder; a list is joined with commas. */
export type ErrorValue = string | readonly string[];

/** Values of the placeholders in the text of an error code. */
export type ErrorValues<Code extends ErrorCode> = Readonly<
  Record<PlaceholderOf<(typeof errorCodes)[Code][keyof ErrorText]>, ErrorValue>
>;

const PLACEHOLDER = /\{(\w+)\}/g;
/** Name of the placeholder for names with a similar spelling. */
const CLOSEST = 'closest';
const SUGGESTION = ` Did you mean {${CLOSEST}}?`;

/** Lists the placeholders of a text, in the order in which they first appear. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(PLACEHOLDER), ([, name]) => String(name)))];
}

/** Removes `Did you mean {closest}?` from a fix when the value of `closest` is empty. */
export function omitEmptySuggestion(
  fix: string,
  valueOf: (name: string) => ErrorValue | undefined,
): string {
  return valueOf(CLOSEST)?.length === 0 ? fix.replace(SUGGESTION, '') : fix;
}

/** Fills placeholders. A placeholder without a value stays unchanged. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, ErrorValue>>,
): string {
  const valueByName = new Map(Object.entries(values));
  const valueOf = (name: string) => valueByName.get(name);
  return omitEmptySuggestion(text, valueOf).replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = valueOf(name);
    return value === undefined ? placeholder : writeValue(name, value);
  });
}

/**
 * Formats the value of a placeholder as text: joins a list, or returns `none` for an empty one.
 * Also accepts other types, because an error about a wrong type passes the wrong value.
 */
export function writeValue(name: string, value: ErrorValue): string {
  if (!Array.isArray(value)) return toText(value);
  const list = value.join(', ');
  if (name === CLOSEST) return value.length > 1 ? `one of ${list}` : list;
  return list || 'none';
}
