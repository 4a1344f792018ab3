import type { NavEntry } from './nav.types.ts';

/** Types a navigation tree where it is written. */
export function defineNav(entries: readonly NavEntry[]): readonly NavEntry[] {
  return entries;
}
