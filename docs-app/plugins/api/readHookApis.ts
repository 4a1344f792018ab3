import type { HookApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';
import { extractInThread } from './extractInThread.ts';
import { locateHooks } from './locateHooks.ts';

/** Reads the API of hooks from the cache, or extracts and caches it. */
export async function readHookApis(
  query: ApiQuery,
  options: ApiCacheOptions = {},
): Promise<Extracted<HookApi>> {
  return readThroughCache({
    ...options,
    query,
    kind: 'hooks',
    extract(missing) {
      locateHooks(missing.productDir, missing.names);
      return extractInThread<HookApi>({ kind: 'hooks', query: missing });
    },
  });
}
