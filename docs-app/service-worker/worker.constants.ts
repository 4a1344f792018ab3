/** Path of the service worker; it never changes, so that every old worker is replaced. */
export const WORKER_PATH = '/sw.js';

/** Database in which Serwist stores the age of cache entries. */
export const EXPIRATION_DB = 'serwist-expiration';

/** Fallback page for a page that fails to load, by language. */
export const OFFLINE_PATHS = { en: '/offline', zh: '/zh/offline' } as const;

/** Seconds to wait for the network while a cached copy exists. */
export const NETWORK_SECONDS = 4;

const DAY = 24 * 60 * 60;

/** Maximum number of entries and maximum age of each cache. */
export const LIMITS = {
  pages: { maxEntries: 150, maxAgeSeconds: 30 * DAY },
  data: { maxEntries: 300, maxAgeSeconds: 30 * DAY },
  assets: { maxEntries: 400, maxAgeSeconds: 60 * DAY },
  files: { maxEntries: 20, maxAgeSeconds: 60 * DAY },
} as const;
