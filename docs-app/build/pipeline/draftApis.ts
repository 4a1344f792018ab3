import { documentedRelease } from '../releases/readReleasePins.ts';
import type { ProductReleases } from '../releases/readReleases.ts';
import type { Product } from '../content/content.types.ts';
import type { ProductApis } from '../content/readProductApis.ts';

/** Stands for the API of a product that is not read yet. */
export function draftApis(): ProductApis {
  return { pages: [], apis: [], hooks: [], functions: [], problems: [] };
}

/** Stands for the history of a product whose API is not read yet. */
export function draftHistory(product: Product): ProductReleases {
  const documented = { ...documentedRelease(product, []), product };
  return { releases: [], documentedRelease: documented, otherReleases: [], problems: [] };
}
