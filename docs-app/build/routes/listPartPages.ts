import { listParts, type ComponentApi } from '@vitrine/ui/core';

/** Maximum number of pages, because the first pages already show a component's parts. */
const MOST_PAGES = 3;

/**
 * Lists up to three pages whose demos show the parts of components; empty without parts.
 * Falls back to pages whose demos use the components when `ownPages` is empty.
 */
export function listPartPages(
  components: readonly ComponentApi[],
  ownPages: readonly { pathname: string }[],
): string[] {
  if (!components.some((api) => listParts(api).length > 0)) return [];
  const pathnames =
    ownPages.length > 0 ? ownPages.map(({ pathname }) => pathname) : listUses(components);
  return [...new Set(pathnames)].slice(0, MOST_PAGES);
}

function listUses(components: readonly ComponentApi[]): string[] {
  const entries = components.flatMap(({ props, slots, classes }) => [
    ...props,
    ...slots,
    ...classes,
  ]);
  const uses = entries.flatMap(({ usedIn = [] }) => usedIn);
  return uses.flatMap(({ href }) => href.split('#')[0] ?? []);
}
