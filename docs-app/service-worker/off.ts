import { CACHE_PREFIX } from './cachePrefix.ts';
import { EXPIRATION_DB } from './worker.constants.ts';

declare const self: ServiceWorkerGlobalScope;

/** Deletes the caches and the database of the site's service workers, then unregisters this one. */
async function leave(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  // Do not await the deletion, because an open connection may delay it.
  indexedDB.deleteDatabase(EXPIRATION_DB);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
