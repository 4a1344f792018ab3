import { documentedRelease } from '../releases/readReleasePins.ts';
import type { ProductReleases } from '../releases/readReleases.ts';
import type { Product } from '../content/content.types.ts';
import type { ProductApis } from '../content/readProductApis.ts';

/** Returns an empty API, as a placeholder until the API of a product is read. */
export function draftApis(): ProductApis {
  return { pages: [], apis: [], hooks: [], functions: [], problems: [] };
}

/** Returns releases without APIs, as a placeholder until the API of a product is read. */
export function draftHistory(product: Product): ProductReleases {
  const documented = { ...documentedRelease(product, { apis: [] }), product };
  return { releases: [], documentedRelease: documented, otherReleases: [], problems: [] };
}
