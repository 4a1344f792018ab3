import { isProductionHost } from './isProductionHost.ts';
import { recoverModules } from './recoverModules.ts';

/** Calls back once the page is loaded and the browser is idle. */
function whenIdle(work: () => void): void {
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

/** Starts the recovery from missing modules and, on the production host, the service worker. */
export function startUpdates(): void {
  recoverModules();
  const script = document.querySelector<HTMLElement>('script[data-worker-host]');
  if (!isProductionHost(location, script?.dataset.workerHost)) return;
  whenIdle(() => {
    import('./registerWorker.ts').then(
      ({ registerWorker }) => registerWorker(),
      () => {},
    );
  });
}
