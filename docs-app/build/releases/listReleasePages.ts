import type { ComponentApi } from '@vitrine/ui/core';
import { apiPathname } from '../content/pathnames.ts';
import { apiKey } from '../api/apiCache.ts';
import type { ProductRelease } from './readReleases.ts';

/** Maps the start page of each release with the component to the API page of the component. */
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
