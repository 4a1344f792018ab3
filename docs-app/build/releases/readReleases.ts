import type { ComponentApi } from '@vitrine/ui/core';
import type { ApiCacheOptions, ApiProblem } from '../api/apiCache.ts';
import { addTypeLinks } from '../content/addTypeLinks.ts';
import { apiPathname, changesPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { listSlugs } from '../content/readProductApis.ts';
import { addHistory } from './addHistory.ts';
import { describeReleases, linkReleases, createReleaseProduct } from './createReleaseProduct.ts';
import {
  documentedRelease,
  readReleasePins,
  sortReleases,
  type Release,
} from './readReleasePins.ts';

/** A release with the product as it would be if the site documented that release. */
export interface ProductRelease extends Release {
  product: Product;
}

/** What a product's releases say of each other; their components tell what the others have. */
export interface ProductReleases {
  /** All releases, oldest first. */
  releases: ProductRelease[];
  /** The one that the site has guides for. */
  documentedRelease: ProductRelease;
  /** The ones that the site has nothing of but their API. */
  otherReleases: ProductRelease[];
  problems: ApiProblem[];
}

/** Compares what a product documents with its other releases. */
export async function readReleases(
  product: Product,
  apis: readonly ComponentApi[],
  options: ApiCacheOptions,
): Promise<ProductReleases> {
  const { releases, problems } = await readReleasePins(product, listSlugs(product), options);
  const current = documentedRelease(product, apis);
  const sorted = sortReleases([...releases, current]);
  const moved = sorted.map((release) => {
    const links = describeReleases(product, {
      releases: sorted,
      documented: current,
      shown: release,
    });
    return release === current
      ? linkReleases(product, links)
      : createReleaseProduct(product, { release, links });
  });
  const comparison = {
    releases: sorted.map((release) => release.apis),
    href: changesPathname(product),
    addressOf: (index: number, api: ComponentApi) => apiPathname(moved[index] ?? product, api),
  };
  const all = sorted.map((release, index): ProductRelease => {
    const own = { ...release, product: moved[index] ?? product };
    return { ...own, apis: addHistory({ ...comparison, current: index }) };
  });
  const place = sorted.indexOf(current);
  const others = all.toSpliced(place, 1).map((one) => ({
    ...one,
    apis: addTypeLinks(one.apis, { product: one.product, pages: [] }),
  }));
  return { releases: all, documentedRelease: all[place]!, otherReleases: others, problems };
}
