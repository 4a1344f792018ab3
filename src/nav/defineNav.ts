import type { NavEntry } from './nav.types.ts';

/** Returns the entries unchanged. TypeScript checks their type in the author's file. */
export function defineNav(entries: readonly NavEntry[]): readonly NavEntry[] {
  return entries;
}
