import type { ComponentApi } from '@vitrine/ui/core';
import { apiPathname } from '../content/pathnames.ts';
import { apiKey } from '../api/apiCache.ts';
import type { ProductRelease } from './readReleases.ts';

/** Lists the API pages of a component by the first page of each release that has it. */
export function listReleasePages(
  api: ComponentApi,
  releases: readonly Pick<ProductRelease, 'product' | 'apis'>[],
): Record<string, string> {
  return Object.fromEntries(
    releases.flatMap(({ product, apis }) => {
      const same = apis.find((one) => apiKey(one) === apiKey(api));
      return same ? [[product.identities[0].start, apiPathname(product, same)]] : [];
    }),
  );
}
