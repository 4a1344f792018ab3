import type { ComponentApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';
import { extractInThread } from './extractInThread.ts';
import { locateComponents } from './locateComponents.ts';

/** Reads the API of components from the cache, or extracts and caches it. */
export async function readComponentApis(
  query: ApiQuery,
  options: ApiCacheOptions = {},
): Promise<Extracted<ComponentApi>> {
  return readThroughCache({
    ...options,
    query,
    kind: 'components',
    extract(missing) {
      // A name that nobody exports is an error with its own kind, which a thread could not pass on.
      locateComponents(missing.productDir, missing.names);
      return extractInThread<ComponentApi>({ kind: 'components', query: missing });
    },
  });
}
