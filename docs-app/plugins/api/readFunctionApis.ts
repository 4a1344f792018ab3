import type { HookApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';
import { extractInThread } from './extractInThread.ts';

/** Reads the hooks and utilities of packages from the cache, or extracts and caches them. */
export async function readFunctionApis(
  query: ApiQuery,
  options: ApiCacheOptions = {},
): Promise<Extracted<HookApi>> {
  return readThroughCache({
    ...options,
    query,
    kind: 'functions',
    extract: (missing) => extractInThread<HookApi>({ kind: 'functions', query: missing }),
  });
}
