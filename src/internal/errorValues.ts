import type { ErrorCode, errorCodes, ErrorText } from './errorCodes.ts';

type PlaceholderOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Value of a placeholder. Lists are joined. */
export type ErrorValue = string | readonly string[];

/** Values of the placeholders in the text of a code. */
export type ErrorValues<Code extends ErrorCode> = Readonly<
  Record<PlaceholderOf<(typeof errorCodes)[Code][keyof ErrorText]>, ErrorValue>
>;

const PLACEHOLDER = /\{(\w+)\}/g;

/** Lists the placeholders of an error's text, in the order in which they first appear. */
export function listPlaceholders({ what, why, fix }: ErrorText): string[] {
  const matches = `${what} ${why} ${fix}`.matchAll(PLACEHOLDER);
  return [...new Set(Array.from(matches, ([, name]) => String(name)))];
}

/** Fills placeholders. A placeholder without a value stays unchanged. */
export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, ErrorValue>>,
): string {
  const valueByName = new Map(Object.entries(values));
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = valueByName.get(name);
    return value === undefined ? placeholder : writeValue(value);
  });
}

/** Formats a value as text: joins a list, or returns `none` for an empty one. */
export function writeValue(value: ErrorValue): string {
  return typeof value === 'string' ? value : value.join(', ') || 'none';
}
