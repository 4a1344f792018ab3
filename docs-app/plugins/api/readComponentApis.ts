import type { ComponentApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';

/** Reads the API of components from the cache, or extracts and caches it. */
export async function readComponentApis(
  query: ApiQuery,
  options: ApiCacheOptions = {},
): Promise<Extracted<ComponentApi>> {
  return readThroughCache({
    ...options,
    query,
    kind: 'components',
    extract: async (missing) =>
      (await import('./extractComponentApis.ts')).extractComponentApis(missing),
  });
}
