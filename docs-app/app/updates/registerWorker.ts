import { trustScriptUrl } from '@vitrine/ui';
import { pageDataPath, parseVersion, type PageMessage } from '../../service-worker/messages.ts';
import { WORKER_PATH } from '../../service-worker/worker.constants.ts';
import { documentBuild, getTabReload } from './browserReload.ts';
import { ARRIVAL } from './arrival.ts';
import { withBase, withoutBase } from '../shared/base.ts';

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Registers the service worker of the production host; does nothing without support (SWK-1). */
export async function registerWorker(): Promise<void> {
  // `serviceWorker` is undefined in insecure contexts.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const hadController = workers.controller !== null;
  followVersions(workers);
  try {
    const options = { scope: withBase('/'), updateViaCache: 'none' } as const;
    const registration = await workers.register(trustScriptUrl(withBase(WORKER_PATH)), options);
    checkNowAndThen(registration);
    await tellVisits(workers, hadController);
  } catch {
    // The site works without a service worker.
  }
}

/** Reloads the tab when a service worker of another build takes control (SWK-2). */
function followVersions(workers: ServiceWorkerContainer): void {
  let { controller } = workers;
  workers.addEventListener('controllerchange', () => {
    const isUpdate = controller !== null;
    ({ controller } = workers);
    if (isUpdate) askVersion(controller);
  });
}

/**
 * Asks a service worker for its version, and reloads the tab when it differs. A worker that only
 * unregisters itself does not answer.
 */
function askVersion(worker: ServiceWorker | null): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    port1.close();
    const version = parseVersion(data);
    // A tab that already loaded the new build needs no reload.
    if (version !== undefined && version !== documentBuild()) getTabReload().reloadFor(version);
  });
  port1.start();
  send(worker, { type: 'vitrine:ask-version' }, [port2]);
}

/** Checks for a new version when the user returns to the tab, at most every 10 minutes. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - checked < CHECK_EVERY_MS) return;
    checked = now;
    registration.update().catch(() => {});
  });
}

/** Sends the visited pages to the service worker, so that they can be read offline. */
async function tellVisits(workers: ServiceWorkerContainer, isCached: boolean): Promise<void> {
  const { active } = await workers.ready;
  const report = (urls: readonly string[]) =>
    send(workers.controller ?? active, { type: 'vitrine:visited', urls });
  const [{ kind = '' } = {}] = [document.querySelector<HTMLElement>('script[data-kind]')?.dataset];
  if (kind !== 'not-found' && kind !== 'offline') {
    // A document that came from the service worker is already cached.
    const documentUrls = isCached ? [] : [location.pathname];
    report([...documentUrls, pageDataPath(location.pathname), ...listResources()]);
  }
  addEventListener(ARRIVAL, () =>
    report([location.pathname, pageDataPath(location.pathname), ...listResources()]),
  );
}

/** Lists the assets and fonts that the page has loaded so far. */
function listResources(): string[] {
  const entries = performance.getEntriesByType('resource');
  return entries
    .map(({ name }) => name)
    .filter((name) => /^\/(assets|fonts)\//.test(withoutBase(pathOf(name))));
}

function pathOf(url: string): string {
  return url.startsWith(location.origin) ? url.slice(location.origin.length) : '';
}

function send(worker: ServiceWorker | null, message: PageMessage, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}
