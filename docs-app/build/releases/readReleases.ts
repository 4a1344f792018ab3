import type { ComponentApi } from '@vitrine/ui/core';
import type { ApiCacheOptions, ApiProblem } from '../api/apiCache.ts';
import { addTypeLinks, listTypeHrefs } from '../content/addTypeLinks.ts';
import { apiPathname, changesPathname } from '../content/pathnames.ts';
import type { Product } from '../content/content.types.ts';
import { listSlugs } from '../content/readProductApis.ts';
import type { ReleaseApis } from './acceptedProps.ts';
import { addHistory } from './addHistory.ts';
import { describeReleases, linkReleases, createReleaseProduct } from './createReleaseProduct.ts';
import {
  documentedRelease,
  readReleasePins,
  sortReleases,
  type Release,
} from './readReleasePins.ts';

/** Release, with the product as the site shows it at that release. */
export interface ProductRelease extends Release {
  product: Product;
}

/** Releases of a product; their components have a history. */
export interface ProductReleases {
  /** All releases, oldest first. */
  releases: ProductRelease[];
  /** Release that the site has guides for. */
  documentedRelease: ProductRelease;
  /** Releases of which the site has only the API. */
  otherReleases: ProductRelease[];
  problems: ApiProblem[];
}

/** Reads all releases of a product, and adds the changes since the others to the API of each. */
export async function readReleases(
  product: Product,
  read: ReleaseApis,
  options: ApiCacheOptions,
): Promise<ProductReleases> {
  const { releases, problems } = await readReleasePins(product, listSlugs(product), options);
  const current = documentedRelease(product, read);
  const sorted = sortReleases([...releases, current]);
  const releaseProducts = sorted.map((release) => {
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
    releases: sorted,
    href: changesPathname(product),
    changesOf: (from: number, to: number) =>
      changesPathname(product, { from: sorted[from]!, to: sorted[to]! }),
    addressOf: (index: number, api: ComponentApi) =>
      apiPathname(releaseProducts[index] ?? product, api),
  };
  const all = sorted.map((release, index): ProductRelease => {
    const productRelease = { ...release, product: releaseProducts[index] ?? product };
    return { ...productRelease, apis: addHistory({ ...comparison, current: index }) };
  });
  const currentIndex = sorted.indexOf(current);
  const otherReleases = all.toSpliced(currentIndex, 1).map((release) => ({
    ...release,
    apis: addTypeLinks(
      release.apis,
      listTypeHrefs(release.apis, { product: release.product, pages: [] }),
    ),
  }));
  return { releases: all, documentedRelease: all[currentIndex]!, otherReleases, problems };
}
