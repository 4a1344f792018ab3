import { EXPIRATION_DB, CACHE_PREFIX } from './worker.constants.ts';

declare const self: ServiceWorkerGlobalScope;

/** Takes everything back that a service worker of this site ever kept, and leaves. */
async function leave(): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(ours.map((name) => caches.delete(name)));
  // Nobody waits for this one: an open connection may hold it up.
  indexedDB.deleteDatabase(EXPIRATION_DB);
  await self.registration.unregister();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));
