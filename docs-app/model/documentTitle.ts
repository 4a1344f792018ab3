import { identifyProduct, type PageData, type ProductData } from '@vitrine/ui/core';
import { site } from './site.config.ts';

/** Returns the product of a pathname, or the first product when no product matches. */
export function findIdentity(
  pathname: string,
  identities: readonly ProductData[] = [],
): ProductData | undefined {
  const { productId } = identifyProduct(pathname);
  return identities.find(({ id }) => id === productId) ?? identities[0];
}

/** Returns the document title: the page's title, then its product or the site (TTL-1). */
export function documentTitle(
  { title, pathname }: Pick<PageData, 'title' | 'pathname'>,
  identities?: readonly ProductData[],
): string {
  const name = findIdentity(pathname, identities)?.name ?? site.name;
  return title === name ? title : `${title} - ${name}`;
}
