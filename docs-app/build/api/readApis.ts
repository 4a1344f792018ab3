import type { ComponentApi, HookApi } from '@vitrine/ui/core';
import {
  readThroughCache,
  type ApiCacheOptions,
  type ApiQuery,
  type Extracted,
} from './apiCache.ts';
import { extractInThread, type ExtractionOrder } from './extractInThread.ts';
import { locateComponents } from './locateComponents.ts';
import { locateHooks } from './locateHooks.ts';

interface Reading {
  kind: ExtractionOrder['kind'];
  /** Throws for a name that nobody exports: that is an error with its own kind, which a thread could not pass on. */
  check?: (productDir: string, names: readonly string[]) => unknown;
}

/** Makes what reads the API of exports from the cache, or extracts and caches it. */
function createReader<Api extends { name: string }>({ kind, check }: Reading) {
  return (query: ApiQuery, options: ApiCacheOptions = {}): Promise<Extracted<Api>> =>
    readThroughCache({
      ...options,
      query,
      kind,
      extract(missing) {
        check?.(missing.productDir, missing.names);
        return extractInThread<Api>({ kind, query: missing });
      },
    });
}

/** Reads the API of components. */
export const readComponentApis = createReader<ComponentApi>({
  kind: 'components',
  check: locateComponents,
});

/** Reads the API of the hooks that pages are about. */
export const readHookApis = createReader<HookApi>({ kind: 'hooks', check: locateHooks });

/** Reads the hooks and utilities of packages, which the query names. */
export const readFunctionApis = createReader<HookApi>({ kind: 'functions' });
