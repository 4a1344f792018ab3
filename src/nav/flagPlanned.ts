import type { NavEntry } from './nav.types.ts';

/** Flags as planned every entry of the site that is not listed as written (NAV-21). */
export function flagPlanned(
  entries: readonly NavEntry[],
  written: ReadonlySet<string>,
): readonly NavEntry[] {
  return entries.map((entry) => {
    if (entry.children) return { ...entry, children: flagPlanned(entry.children, written) };
    const outbound = !entry.pathname.startsWith('/');
    return outbound || written.has(entry.pathname) ? entry : { ...entry, planned: true };
  });
}
