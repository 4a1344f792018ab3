import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { startHost, type HostOptions, type PublishedHost } from './publishedHost.ts';
import { forgive, visitFirst, type Visit } from './visit.ts';

export interface SkewVisit extends Visit {
  host: PublishedHost;
  /** Returns the number of documents loaded since the last call. */
  loads: () => number;
}

/** Runs `read` with a new page and a host that can publish builds and remove files. */
export async function visitHost(
  read: (visit: SkewVisit) => Promise<void>,
  options?: HostOptions,
): Promise<void> {
  const host = await startHost({ version: 'build-1' }, options);
  onTestFinished(() => host.close());
  await visitFirst(
    async (visited) => {
      const { page, problems } = visited;
      let count = 0;
      page.on('load', () => (count += 1));
      const loads = () => {
        const since = count;
        count = 0;
        return since;
      };
      await read({ ...visited, host, loads });
      // The browser logs each missing file; the page itself logs nothing.
      forgive(problems, /Failed to load (resource|module script)/);
    },
    { baseURL: host.url },
  );
}

/** Opens a page, and hydrates it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
