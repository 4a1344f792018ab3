import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  StaleWhileRevalidate,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { fileKind, isHashed, isCacheable, type FileKind } from './fileKind.ts';
import { CACHE_PREFIX } from './cachePrefix.ts';
import { LIMITS, NETWORK_SECONDS } from './worker.constants.ts';
import { fileOfSite } from './base.ts';

/** Version of the cached content; increase it when older content is no longer usable. */
const FORMAT = 1;

const cacheName = (name: string) => `${CACHE_PREFIX}${name}-${FORMAT}`;

/** Names of the caches that remain after an update, because open pages need their old files. */
export const PERSISTENT_CACHES = Object.keys(LIMITS).map(cacheName);

/** Returns whether the response of a URL may be cached. */
export function isCacheableUrl(url: string, response: Response): boolean {
  const kind = fileKind(fileOfSite(new URL(url, location.origin)), location.origin);
  const { status, type, redirected, headers } = response;
  const contentType = headers.get('Content-Type');
  return kind !== undefined && isCacheable(kind, { status, type, redirected, contentType });
}

const onlyCacheable: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isCacheableUrl(request.url, response) ? response : null,
};

/** Caches one copy of a page for all queries, because its HTML does not depend on the query. */
const withoutQuery: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const neverCache: SerwistPlugin = { cacheWillUpdate: async () => null };

function limit(name: keyof typeof LIMITS): SerwistPlugin {
  return new ExpirationPlugin({
    ...LIMITS[name],
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
}

/** Creates the caching strategy of each file kind. `onLost` replaces a page that fails to load. */
export function createStrategies(onLost: (url: URL) => Promise<Response | undefined>) {
  const pages = new NetworkFirst({
    cacheName: cacheName('pages'),
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      onlyCacheable,
      withoutQuery,
      limit('pages'),
      { handlerDidError: ({ request }) => onLost(new URL(request.url)) },
    ],
  });
  const dataOptions = { cacheName: cacheName('data'), networkTimeoutSeconds: NETWORK_SECONDS };
  const dataLimit = limit('data');
  const data = new NetworkFirst({ ...dataOptions, plugins: [onlyCacheable, dataLimit] });
  const assets = new CacheFirst({
    cacheName: cacheName('assets'),
    plugins: [onlyCacheable, limit('assets')],
  });
  const files = new StaleWhileRevalidate({
    cacheName: cacheName('files'),
    plugins: [onlyCacheable, limit('files')],
  });
  // Page data is cached only together with its HTML, because both must be of one build.
  const pageData = new NetworkFirst({ ...dataOptions, plugins: [neverCache, dataLimit] });
  const pick = (kind: FileKind, pathname: string): Strategy => {
    if (kind === 'page') return pages;
    if (isHashed(pathname)) return assets;
    return kind === 'data' ? data : files;
  };
  return { pick, pageData };
}
