import { trustScriptUrl } from '@vitrine/ui';
import { pageDataPath, parseVersion, type PageMessage } from '../../service-worker/messages.ts';
import { WORKER_PATH } from '../../service-worker/worker.constants.ts';
import { documentBuild, getTabReload } from './browserReload.ts';
import { ARRIVAL } from './arrival.ts';

const CHECK_EVERY_MS = 10 * 60 * 1000;

/** Installs the worker of the production host; a browser or a host without one changes nothing (SWK-1). */
export async function registerWorker(): Promise<void> {
  // Not even there where the page is not served safely.
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers) return;
  const hadController = workers.controller !== null;
  followVersions(workers);
  try {
    const options = { scope: '/', updateViaCache: 'none' } as const;
    const registration = await workers.register(trustScriptUrl(WORKER_PATH), options);
    checkNowAndThen(registration);
    await tellVisits(workers, hadController);
  } catch {
    // The site works without it.
  }
}

/** Renews the tab when a worker of another build takes over (SWK-2). */
function followVersions(workers: ServiceWorkerContainer): void {
  let { controller } = workers;
  workers.addEventListener('controllerchange', () => {
    const isUpdate = controller !== null;
    ({ controller } = workers);
    if (isUpdate) askVersion(controller);
  });
}

/** Asks a worker for its version; one that only takes leave has none. */
function askVersion(worker: ServiceWorker | null): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    port1.close();
    const version = parseVersion(data);
    // A tab that got the new page already has nothing to gain.
    if (version !== undefined && version !== documentBuild()) getTabReload().renew(version);
  });
  port1.start();
  send(worker, { type: 'vitrine:ask-version' }, [port2]);
}

/** Asks for a new version when the reader comes back to the tab. */
function checkNowAndThen(registration: ServiceWorkerRegistration): void {
  let checked = performance.now();
  document.addEventListener('visibilitychange', () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - checked < CHECK_EVERY_MS) return;
    checked = now;
    registration.update().catch(() => {});
  });
}

/** Tells the worker which pages the reader sees, so that they can be read offline. */
async function tellVisits(workers: ServiceWorkerContainer, isKept: boolean): Promise<void> {
  const { active } = await workers.ready;
  const tell = (urls: readonly string[]) =>
    send(workers.controller ?? active, { type: 'vitrine:visited', urls });
  const [{ kind = '' } = {}] = [document.querySelector<HTMLElement>('script[data-kind]')?.dataset];
  if (kind !== 'not-found' && kind !== 'offline') {
    // A document that the worker brought is kept already.
    const own = isKept ? [] : [location.pathname];
    tell([...own, pageDataPath(location.pathname), ...listResources()]);
  }
  addEventListener(ARRIVAL, () =>
    tell([location.pathname, pageDataPath(location.pathname), ...listResources()]),
  );
}

/** Lists what the page has loaded so far. */
function listResources(): string[] {
  const entries = performance.getEntriesByType('resource');
  return entries.map(({ name }) => name).filter((name) => /^\/(assets|fonts)\//.test(pathOf(name)));
}

function pathOf(url: string): string {
  return url.startsWith(location.origin) ? url.slice(location.origin.length) : '';
}

function send(worker: ServiceWorker | null, message: PageMessage, ports: MessagePort[] = []): void {
  worker?.postMessage(message, ports);
}
