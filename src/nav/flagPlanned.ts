import type { NavEntry } from './nav.types.ts';

/** Flags pages of the site that are not in `written` as planned (NAV-21). */
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
