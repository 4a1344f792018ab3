import type { HookApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';

/** Reads the API of hooks from the cache, or extracts and caches it. */
export async function readHookApis(
  query: ApiQuery,
  options: ApiCacheOptions = {},
): Promise<Extracted<HookApi>> {
  return readThroughCache({
    ...options,
    query,
    kind: 'hooks',
    extract: async (missing) => (await import('./extractHookApis.ts')).extractHookApis(missing),
  });
}
