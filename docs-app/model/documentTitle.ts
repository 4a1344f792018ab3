import { normalizePathname, type PageData, type ProductData } from '@vitrine/ui/core';
import { site } from './site.config.ts';

/** Returns the product whose path prefix is the longest match, or else the first product. */
export function findIdentity(
  pathname: string,
  identities: readonly ProductData[] = [],
): ProductData | undefined {
  const path = `${normalizePathname(pathname).pathname}/`;
  const lengthOf = ({ paths = [] }: ProductData) =>
    Math.max(0, ...paths.map((prefix) => (path.startsWith(`${prefix}/`) ? prefix.length : 0)));
  // The sort is stable, so the first product is first when no prefix matches.
  return identities.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
}

/** Returns the document title: the page's title, then its product or the site (TTL-1). */
export function documentTitle(
  { title, pathname }: Pick<PageData, 'title' | 'pathname'>,
  identities?: readonly ProductData[],
): string {
  const name = findIdentity(pathname, identities)?.name ?? site.name;
  return title === name ? title : `${title} - ${name}`;
}
