import { findClosest, type PageLink, type ProductData } from '@vitrine/ui/core';

/** Limits: 5 pages, with names that differ in at most a third of their letters. */
const LIMIT = 5;
const DIFFERENCE = 0.34;

interface Address {
  /** First segment: the folder of a library. */
  library: string | undefined;
  /** Last segment. */
  segment: string;
  /** Last segment without the prefix of pages about components. */
  name: string;
}

function parseAddress(pathname: string): Address {
  const segments = pathname.toLowerCase().split('/').filter(Boolean);
  const segment = segments.at(-1) ?? '';
  return { library: segments[0], segment, name: segment.replace(/^react-/, '') };
}

/** Returns the product whose pages begin with the first segment of a pathname. */
export function findLibrary(
  pathname: string,
  products: readonly ProductData[],
): ProductData | undefined {
  const { library } = parseAddress(pathname);
  return products.find(({ start }) => parseAddress(start).library === library);
}

/**
 * Suggests pages for the address of a missing page: pages of the same name, also in other
 * libraries, then pages of the same library with a similar name.
 */
export function suggestPages(pathname: string, pages: readonly PageLink[]): PageLink[] {
  const wanted = parseAddress(pathname);
  const candidates = pages.map((page) => ({ page, address: parseAddress(page.pathname) }));
  const rank = ({ segment, library }: Address) =>
    (segment === wanted.segment ? 0 : 2) + (library === wanted.library ? 0 : 1);
  const same = candidates
    .filter(({ address }) => address.name === wanted.name)
    .toSorted((a, b) => rank(a.address) - rank(b.address));
  const isOwn = ({ address }: (typeof candidates)[number]) => address.library === wanted.library;
  const neighbors = candidates.some(isOwn) ? candidates.filter(isOwn) : candidates;
  const names = [...new Set(neighbors.map(({ address }) => address.name))];
  const similar = findClosest(wanted.name, names, { limit: LIMIT, difference: DIFFERENCE })
    .filter((name) => name !== wanted.name)
    .flatMap((name) => neighbors.filter(({ address }) => address.name === name));
  return [...same, ...similar].map(({ page }) => page).slice(0, LIMIT);
}
