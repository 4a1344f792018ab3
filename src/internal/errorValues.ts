import type { ErrorCode, errorCodes, ErrorText } from './errorCodes.ts';

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** A value of an error's text; a list is joined. */
export type ErrorValue = string | readonly string[];

/** The values that the text of a code needs. */
export type ErrorValues<Code extends ErrorCode> = Readonly<
  Record<PlaceholderOf<(typeof errorCodes)[Code][keyof ErrorText]>, ErrorValue>
>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Lists the placeholders of an error's text, in the order in which they first appear. */
export function listPlaceholders({ what, why, fix }: ErrorText): string[] {
  const found = `${what} ${why} ${fix}`.matchAll(PLACEHOLDER);
  return [...new Set(Array.from(found, ([, name]) => String(name)))];
}

/** Fills placeholders; one that has no value stays as it is. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, ErrorValue>>,
): string {
  const known = new Map(Object.entries(values));
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = known.get(name);
    return value === undefined ? placeholder : writeValue(value);
  });
}

/** Writes a value as the text has it. */
export function writeValue(value: ErrorValue): string {
  return typeof value === 'string' ? value : value.join(', ') || 'none';
}
