import { findClosest } from '@vitrine/ui/core';

/** Error in the arguments of a tool. Its message explains how to correct them. */
export class InputError extends Error {}

/** Maximum number of valid values in a message. */
const LISTED = 12;

interface UnknownValue {
  /** Kind of value, such as `product`. */
  kind: string;
  value: string;
  valid: readonly string[];
  /** Next step, such as a tool that finds the value. */
  hint?: string;
}

/** Creates the error about an unknown value. It lists the valid values, nearest first. */
export function unknownValue({ kind, value, valid, hint }: UnknownValue): InputError {
  const message = `Unknown ${kind} "${value.slice(0, 100)}". ${listValid(value, valid)}`;
  return new InputError(hint === undefined ? message : `${message} ${hint}`);
}

/** Writes the valid values, nearest first. */
export function listValid(value: string, valid: readonly string[]): string {
  const names = [...new Set(sortByLikeness(value.slice(0, 200), valid))];
  const more = names.length - LISTED;
  const list = names.length > 0 ? names.slice(0, LISTED).join(', ') : 'none';
  return `Valid, nearest first: ${list}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** Sorts valid values by distance if `value` is a number, else by similarity of spelling. */
function sortByLikeness(value: string, valid: readonly string[]): string[] {
  const isNumber = (text: string) => /^\d+$/.test(text);
  if (isNumber(value)) {
    const distance = (other: string) => Math.abs(Number(other) - Number(value));
    const numbers = valid.filter(isNumber).toSorted((a, b) => distance(a) - distance(b));
    return [...numbers, ...valid.filter((other) => !isNumber(other))];
  }
  const lower = new Map(valid.map((name) => [name.toLowerCase(), name]));
  const nearest = findClosest(value.toLowerCase(), [...lower.keys()], { limit: lower.size });
  return nearest.map((name) => lower.get(name)!);
}
