import type { ComponentApi } from '@vitrine/ui/core';
import type { ApiCacheOptions, ApiProblem } from '../api/apiCache.ts';
import { apiPathname } from '../content/apiRoutes.ts';
import type { Product } from '../content/content.types.ts';
import { listSlugs } from '../content/readProductApis.ts';
import { addHistory } from './addHistory.ts';
import { describeReleases, moveProduct } from './moveProduct.ts';
import { changesPathname } from './changesRoutes.ts';
import { documentedRelease, readReleases, sortReleases, type Release } from './readReleases.ts';

/** A release with the product as it would be if the site documented that release. */
export interface ProductRelease extends Release {
  product: Product;
  isDocumented: boolean;
}

/** What a product's releases say of each other. */
export interface ProductHistory {
  /** All releases, the documented one among them, oldest first; their components say what the others have. */
  releases: ProductRelease[];
  problems: ApiProblem[];
}

/** Compares what a product documents with its other releases. */
export async function readHistory(
  product: Product,
  apis: readonly ComponentApi[],
  options: ApiCacheOptions,
): Promise<ProductHistory> {
  const { releases, problems } = await readReleases(product, listSlugs(product), options);
  const documented = documentedRelease(product, apis);
  const sorted = sortReleases([...releases, documented]);
  const all = sorted.map((release) => {
    const isDocumented = release === documented;
    const links = describeReleases(product, { releases: sorted, documented, shown: release });
    return {
      ...release,
      isDocumented,
      product: moveProduct(product, { release, isDocumented, links }),
    };
  });
  const comparison = {
    releases: all.map((release) => release.apis),
    href: changesPathname(product),
    addressOf: (index: number, api: ComponentApi) =>
      apiPathname(all[index]?.product ?? product, api),
  };
  return {
    releases: all.map((release, current) => ({
      ...release,
      apis: addHistory({ ...comparison, current }),
    })),
    problems,
  };
}
