/** Address of the service worker: the same for ever, so that every old one is replaced. */
export const WORKER_PATH = '/sw.js';

/** What the names of all our caches begin with; others are left alone. */
export const CACHE_PREFIX = 'vitrine-';

/** Data base in which Serwist notes how old the entries of the caches are. */
export const EXPIRATION_DB = 'serwist-expiration';

/** What is shown for a page that cannot be had, by language. */
export const OFFLINE_PATHS = { en: '/offline', zh: '/zh/offline' } as const;

/** How long a page may let the reader wait while an older copy is at hand. */
export const NETWORK_SECONDS = 4;

const DAY = 24 * 60 * 60;

/** How much is kept, and for how long. */
export const LIMITS = {
  pages: { maxEntries: 150, maxAgeSeconds: 30 * DAY },
  data: { maxEntries: 300, maxAgeSeconds: 30 * DAY },
  assets: { maxEntries: 400, maxAgeSeconds: 60 * DAY },
  files: { maxEntries: 20, maxAgeSeconds: 60 * DAY },
} as const;
