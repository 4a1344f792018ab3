import { isProductionHost } from './isProductionHost.ts';
import { recoverModules } from './recoverModules.ts';

/** Calls once the page is loaded and the browser has nothing better to do. */
function whenIdle(work: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work);
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

/** Lets the tab follow new builds of the site, and on the production host be read offline. */
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
