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
  /** Throws for unknown names on the main thread; a worker cannot transfer a `DocsError`. */
  check?: (productDir: string, names: readonly string[]) => unknown;
}

/** Creates a function that reads the API of exports from the cache, or extracts and caches it. */
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

/** Reads the API of the hooks that pages document. */
export const readHookApis = createReader<HookApi>({ kind: 'hooks', check: locateHooks });

/** Reads the hooks and utilities of the packages in `names`. */
export const readFunctionApis = createReader<HookApi>({ kind: 'functions' });
