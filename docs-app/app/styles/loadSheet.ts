import { loadOnce } from '../data/loadOnce.ts';

const loadLink = loadOnce(
  (href) =>
    new Promise<void>((resolve, reject) => {
      const link = document.createElement('link');
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => {
        link.remove();
        reject(new Error(`Could not load ${href}.`));
      });
      document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
    }),
);

/** Loads a style sheet of a demo; the demo renders without a sheet that fails to load. */
export async function loadSheet(href: string): Promise<void> {
  await loadLink(href).catch(() => {});
}
