import { listChangeIds, type ComponentApi, type ComponentChange } from '@vitrine/ui/core';
import { apiKey } from '../api/apiCache.ts';
import { apiPathname, changesPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { compareApis } from './compareApis.ts';
import type { Release } from './readReleasePins.ts';

/** Two releases, their differences, and the page that lists them. */
export interface Comparison {
  pathname: string;
  from: Release;
  to: Release;
  changes: ComponentChange[];
}

interface ComparedProduct {
  product: Product;
  /** Components of the documented release. */
  apis: readonly ComponentApi[];
  /** Releases of the product, oldest first. */
  releases: readonly Release[];
}

/** Compares each pair of a product's releases. */
export function listComparisons({ product, apis, releases }: ComparedProduct): Comparison[] {
  const addresses = new Map(apis.map((api) => [apiKey(api), apiPathname(product, api)]));
  return releases.flatMap((from, index) =>
    releases.slice(index + 1).map((to) => ({
      pathname: changesPathname(product, { from, to }),
      from,
      to,
      changes: compareApis(from, to).map((change) => {
        const href = addresses.get(apiKey(change));
        return href === undefined ? change : { ...change, href };
      }),
    })),
  );
}

/** Returns the URL of a row or section that shows what a release changed, if there is one. */
export type LinkChange = (api: ComponentApi, release: string, id: string) => string | undefined;

/** Creates a function that links to the rows and sections of comparisons. */
export function createLinkChange(comparisons: readonly Comparison[]): LinkChange {
  const ids = new Map(
    comparisons.map(({ pathname, changes }) => [pathname, listChangeIds(changes)]),
  );
  return ({ compared }, release, id) => {
    const pathname = compared?.changes?.[release];
    return pathname !== undefined && ids.get(pathname)?.has(id) ? `${pathname}#${id}` : undefined;
  };
}
