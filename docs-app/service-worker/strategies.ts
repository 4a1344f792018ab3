import {
  CacheFirst,
  ExpirationPlugin,
  NetworkFirst,
  StaleWhileRevalidate,
  type SerwistPlugin,
  type Strategy,
} from 'serwist';
import { fileKind, isHashed, isCacheable, type FileKind } from './fileKind.ts';
import { CACHE_PREFIX, LIMITS, NETWORK_SECONDS } from './worker.constants.ts';

/** Grows when what the caches hold is no longer understood. */
const FORMAT = 1;

const cacheName = (name: string) => `${CACHE_PREFIX}${name}-${FORMAT}`;

/** Names of the caches that outlive a version: a page that is still open needs its old files. */
export const PERSISTENT_CACHES = Object.keys(LIMITS).map(cacheName);

/** Tells whether what an address answered may be kept. */
export function isCacheableUrl(url: string, response: Response): boolean {
  const kind = fileKind(new URL(url, location.origin), location.origin);
  const { status, type, redirected, headers } = response;
  const contentType = headers.get('Content-Type');
  return kind !== undefined && isCacheable(kind, { status, type, redirected, contentType });
}

const onlyKeepable: SerwistPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isCacheableUrl(request.url, response) ? response : null,
};

/** One copy of a page serves every query: nothing in it was made for one. */
const withoutQuery: SerwistPlugin = {
  async cacheKeyWillBeUsed({ request }) {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

const neverKept: SerwistPlugin = { cacheWillUpdate: async () => null };

function limit(name: keyof typeof LIMITS): SerwistPlugin {
  return new ExpirationPlugin({
    ...LIMITS[name],
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  });
}

/** Creates how each kind of file is answered; `onLost` answers for a page that cannot be had. */
export function createStrategies(onLost: (url: URL) => Promise<Response | undefined>) {
  const pages = new NetworkFirst({
    cacheName: cacheName('pages'),
    networkTimeoutSeconds: NETWORK_SECONDS,
    plugins: [
      onlyKeepable,
      withoutQuery,
      limit('pages'),
      { handlerDidError: ({ request }) => onLost(new URL(request.url)) },
    ],
  });
  const dataOptions = { cacheName: cacheName('data'), networkTimeoutSeconds: NETWORK_SECONDS };
  const dataLimit = limit('data');
  const data = new NetworkFirst({ ...dataOptions, plugins: [onlyKeepable, dataLimit] });
  const assets = new CacheFirst({
    cacheName: cacheName('assets'),
    plugins: [onlyKeepable, limit('assets')],
  });
  const files = new StaleWhileRevalidate({
    cacheName: cacheName('files'),
    plugins: [onlyKeepable, limit('files')],
  });
  // The data of a page is kept together with its HTML, never alone: the two must be of one build.
  const pageData = new NetworkFirst({ ...dataOptions, plugins: [neverKept, dataLimit] });
  const pick = (kind: FileKind, pathname: string): Strategy => {
    if (kind === 'page') return pages;
    if (isHashed(pathname)) return assets;
    return kind === 'data' ? data : files;
  };
  return { pick, pageData };
}
