import { Serwist } from 'serwist';
import { CACHE_PREFIX } from './cachePrefix.ts';
import { fileKind } from './fileKind.ts';
import { pageDataPath, parsePageMessage, type VersionMessage } from './messages.ts';
import { createStrategies, PERSISTENT_CACHES, isCacheableUrl } from './strategies.ts';
import { OFFLINE_PATHS } from './worker.constants.ts';
import { fileOfSite, withBase, withoutBase } from './base.ts';

/** Configuration that the build writes before this script. */
interface WorkerConfig {
  version: string;
  /** Files that every page needs. */
  shell: readonly string[];
}

declare const self: ServiceWorkerGlobalScope & { __vitrineWorker: WorkerConfig };

const { version, shell } = self.__vitrineWorker;
const offlineCache = `${CACHE_PREFIX}offline-${version}`;
const { pick, pageData } = createStrategies(showOffline);

const kindOf = (url: URL) => fileKind(fileOfSite(url), location.origin);

const serwist = new Serwist({
  runtimeCaching: [
    {
      matcher: ({ url, request }) =>
        request.mode !== 'navigate' &&
        kindOf(url) === 'data' &&
        url.pathname.endsWith(pageDataPath('')),
      handler: pageData,
    },
    {
      // Handle pages only on document navigation, not when a script or an iframe requests them.
      matcher: ({ url, request }) =>
        (kindOf(url) === 'page') === (request.mode === 'navigate') &&
        (request.mode !== 'navigate' || request.destination === 'document') &&
        kindOf(url) !== undefined,
      handler: (options) => {
        const kind = kindOf(options.url);
        return kind
          ? pick(kind, withoutBase(options.url.pathname)).handle(options)
          : fetch(options.request);
      },
    },
  ],
});

async function showOffline({ pathname }: URL): Promise<Response | undefined> {
  const cache = await caches.open(offlineCache);
  return cache.match(
    withBase(/^\/zh(\/|$)/.test(withoutBase(pathname)) ? OFFLINE_PATHS.zh : OFFLINE_PATHS.en),
  );
}

/** Fetches a file with the strategy of its kind, which caches only cacheable responses. */
async function keep(event: ExtendableEvent, url: URL): Promise<void> {
  const kind = kindOf(url);
  if (!kind) return;
  const request = new Request(url, { redirect: 'error' });
  await Promise.all(pick(kind, withoutBase(url.pathname)).handleAll({ event, request, url }));
}

async function keepAll(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const parsed = urls.flatMap((url) => URL.parse(url, location.origin) ?? []);
  // A file that fails to load must not stop the other files.
  await Promise.allSettled(parsed.map((url) => keep(event, url)));
}

async function install(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(offlineCache);
  await Promise.all(
    Object.values(OFFLINE_PATHS).map(async (path) => {
      const response = await fetch(withBase(path), { cache: 'reload', redirect: 'error' });
      if (!isCacheableUrl(withBase(path), response))
        throw new Error(`${path} has status ${response.status}`);
      await cache.put(withBase(path), response);
    }),
  );
  await keepAll(event, shell);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  const current = [...PERSISTENT_CACHES, offlineCache];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const message = parsePageMessage(event.data);
  if (message?.type === 'vitrine:visited') event.waitUntil(keepAll(event, message.urls));
  if (message?.type === 'vitrine:ask-version') {
    event.ports[0]?.postMessage({ type: 'vitrine:version', version } satisfies VersionMessage);
  }
});
self.addEventListener('fetch', serwist.handleFetch);
