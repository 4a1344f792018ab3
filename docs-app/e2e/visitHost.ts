import type { Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { startHost, type HostOptions, type PublishedHost } from './publishedHost.ts';
import { forgive, visit, type Visit } from './visit.ts';

export interface SkewVisit extends Visit {
  host: PublishedHost;
  /** Documents that were loaded since the last question. */
  loads: () => number;
}

/** Reads a site whose files go away while it is open. */
export async function visitHost(
  read: (visit: SkewVisit) => Promise<void>,
  options?: HostOptions,
): Promise<void> {
  const host = await startHost({ version: 'build-1' }, options);
  onTestFinished(() => host.close());
  await visit(
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
      // The browser reports each file that is gone; the page itself has nothing to say.
      forgive(problems, /Failed to load (resource|module script)/);
    },
    { baseURL: host.url },
  );
}

/** Opens a page, and brings it to life. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
