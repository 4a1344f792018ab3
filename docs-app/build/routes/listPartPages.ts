import { listParts, type ComponentApi } from '@vitrine/ui/core';

/** A component with more pages has shown its parts in the first of them. */
const MOST_PAGES = 3;

/** Lists the pages whose demos show parts of components: their own, or else those that use them; components without parts need none. */
export function listPartPages(
  components: readonly ComponentApi[],
  own: readonly { pathname: string }[],
): string[] {
  if (!components.some((api) => listParts(api).length > 0)) return [];
  const pathnames = own.length > 0 ? own.map(({ pathname }) => pathname) : listUses(components);
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
