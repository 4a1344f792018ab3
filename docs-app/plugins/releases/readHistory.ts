import type { ComponentApi } from '@vitrine/ui/core';
import type { ApiCacheOptions, ApiProblem } from '../api/apiCache.ts';
import type { Product } from '../content/content.types.ts';
import { listSlugs } from '../content/readProductApis.ts';
import { addHistory } from './addHistory.ts';
import { changesPathname } from './changesRoutes.ts';
import { documentedRelease, readReleases, sortReleases, type Release } from './readReleases.ts';

/** What a product's releases say of each other. */
export interface ProductHistory {
  /** The documented components, with what the other releases say of them. */
  apis: ComponentApi[];
  /** All releases, the documented one among them, oldest first; none where nothing can be compared. */
  releases: Release[];
  problems: ApiProblem[];
}

/** Compares what a product documents with its other releases. */
export async function readHistory(
  product: Product,
  apis: ComponentApi[],
  options: ApiCacheOptions,
): Promise<ProductHistory> {
  const { releases, problems } = await readReleases(product, listSlugs(product), options);
  if (releases.length === 0) return { apis, releases, problems };
  const documented = documentedRelease(product, apis);
  const all = sortReleases([...releases, documented]);
  return {
    apis: addHistory({
      releases: all.map((release) => release.apis),
      current: all.indexOf(documented),
      href: changesPathname(product),
    }),
    releases: all,
    problems,
  };
}
