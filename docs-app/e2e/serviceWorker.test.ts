import type { BrowserContext, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openEditor } from './editor.ts';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { startHost, type Fault, type PublishedHost } from './publishedHost.ts';
import { repeat, sampleEvery } from './tier.ts';
import { FAILED_LOAD, forgive, visit, type Visit } from './visit.ts';

const FIRST = '/material-ui/getting-started/installation';
const SECOND = '/material-ui/getting-started/usage';
const UNREAD = '/material-ui/react-dialog';
const DEMOS = '/material-ui/react-alert';
const PRODUCTION = '127.0.0.1';
/** Poll timeout (ms) for background work of the browser, such as service worker updates. */
const POLL = { timeout: 40_000 };

interface HostVisit extends Visit {
  host: PublishedHost;
}

/** Opens a site on a host that serves this test only. */
async function visitHost(
  read: (visit: HostVisit) => Promise<void>,
  { production, bypassCSP = false }: { production: string | undefined; bypassCSP?: boolean } = {
    production: PRODUCTION,
  },
): Promise<void> {
  const host = await startHost({ version: 'build-1', host: production });
  onTestFinished(() => host.close());
  await visit((visited) => read({ ...visited, host }), { baseURL: host.url, bypassCSP });
}

/** Waits until a service worker controls the page. */
async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens a page, and waits until it is available offline. */
async function read(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await waitForWorker(page);
  await waitUntilCached(page, path);
}

/** Waits until a page and its data are in the caches. */
async function waitUntilCached(page: Page, path: string): Promise<void> {
  const isCached = () =>
    page.evaluate(async (url) => {
      const matches = await Promise.all([caches.match(url), caches.match(`${url}/page.json`)]);
      return matches.every(Boolean);
    }, path);
  await expect.poll(isCached, POLL).toBe(true);
}

function listRegistrations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ scope }) => scope);
  });
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name, exact: true });
}

/** Counts document loads of a page from now on; returns a function that reads the count. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

/** Checks for a new service worker, as the browser does on the next visit. */
async function update(page: Page): Promise<void> {
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
}

async function waitForBuild(page: Page, version: string): Promise<void> {
  await page.waitForFunction(
    (name) => document.querySelector(`script[data-build="${name}"]`) !== null,
    version,
  );
  await page.waitForLoadState();
}

describe('registration of the service worker (SWK-1)', () => {
  test.for([undefined, 'localhost', '127.0.0.1.example', '127.0.0.10'])(
    'registers no worker on this host when the production host is %s',
    (production) =>
      visitHost(
        async ({ page, host }) => {
          await page.goto(FIRST);
          await hydrate(page);
          await waitForQuiet(page);
          expect(await listRegistrations(page)).toEqual([]);
          expect(host.asked('/sw.js')).toBe(0);
        },
        { production },
      ),
  );

  test.for<[string, Fault]>([
    ['is missing', { status: 404 }],
    ['is an HTML page', { headers: { 'Content-Type': 'text/html' }, body: '<p>Welcome</p>' }],
    ['redirects', { status: 302, headers: { Location: '/other.js' } }],
    ['throws', { headers: { 'Content-Type': 'text/javascript' }, body: 'throw new Error("no")' }],
  ])('registers no worker when its script %s', ([, fault]) =>
    visitHost(async ({ page, problems, host }) => {
      host.faults.set('/sw.js', fault);
      await page.goto(FIRST);
      await hydrate(page);
      await expect.poll(() => host.asked('/sw.js'), POLL).toBeGreaterThan(0);
      await waitForQuiet(page);
      expect(await listRegistrations(page)).toEqual([]);
      forgive(problems, REFUSED_WORKER);
    }),
  );

  test('hydrates pages in a browser without service workers', () =>
    visitHost(async ({ page, host }) => {
      await page.addInitScript(() => {
        delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker;
      });
      await page.goto(FIRST);
      await hydrate(page);
      await waitForQuiet(page);
      expect(host.asked('/sw.js')).toBe(0);
    }));
});

/** Console messages of the browser about a worker that it cannot register. */
const REFUSED_WORKER = /fetching the script|unsupported MIME type|behind a redirect|\/sw\.js/;

describe('site without a network', () => {
  test('opens visited pages offline, including pages visited by client-side navigation', () =>
    visitHost(async ({ page, problems, host }) => {
      await read(page, FIRST);
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await heading(page, 'Usage').waitFor();
      await waitUntilCached(page, SECOND);
      host.setDown(true);
      await page.reload();
      await heading(page, 'Usage').waitFor();
      await hydrate(page);
      await page.goto(`${FIRST}?from=mail`);
      await heading(page, 'Installation').waitFor();
      const font = await page.evaluate(() =>
        document.fonts.load('1rem Inter').then(({ length }) => length),
      );
      expect(font).toBeGreaterThan(0);
      forgive(problems, FAILED_LOAD);
    }));

  test('shows the offline page in the language of the path for an unvisited page', () =>
    visitHost(async ({ page, problems, host }) => {
      await read(page, FIRST);
      host.setDown(true);
      await page.goto(UNREAD);
      await heading(page, 'You are offline').waitFor();
      await page.goto(`/zh${UNREAD}`);
      await heading(page, '您处于离线状态').waitFor();
      await page.mouse.move(300, 300);
      await waitForQuiet(page);
      expect(await page.locator('html').getAttribute('lang')).toBe('zh');
      host.setDown(false);
      await page.goto(UNREAD);
      await heading(page, 'Dialog').waitFor();
      forgive(problems, FAILED_LOAD);
    }));

  test('shows the offline page when a link opens an unvisited page', () =>
    visitHost(async ({ page, problems, host }) => {
      await read(page, FIRST);
      host.setDown(true);
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await heading(page, 'You are offline').waitFor();
      expect(new URL(page.url()).pathname).toBe(SECOND);
      forgive(problems, FAILED_LOAD);
    }));
});

/** Number of versions that are published while the user has unsaved text (R7). */
const VERSIONS_OVER_TEXT = repeat({ whole: 50, fast: 1 });
const LONG = 300_000;

describe('new version of the site (SWK-2)', () => {
  const VERSIONS = ['build-2', 'build-3', 'build-4', 'build-5', 'build-6'];

  test.for(sampleEvery(2, [3, 1]))(
    'reloads each of %i tabs exactly once per new version',
    (count) =>
      visitHost(async ({ page, context, host }) => {
        await read(page, FIRST);
        const pages = [page, ...(await openMore(context, count - 1))];
        for (const version of sampleEvery(3, VERSIONS)) {
          const loads = pages.map(countLoads);
          host.publish({ version, host: PRODUCTION });
          await update(page);
          for (const tab of pages) await waitForBuild(tab, version);
          for (const tab of pages) {
            await hydrate(tab);
            await update(tab);
            await waitForQuiet(tab);
          }
          expect(loads.map((read) => read())).toEqual(pages.map(() => 1));
          expect(await listOfflineCaches(page)).toEqual([`vitrine-offline-${version}`]);
        }
      }),
  );

  test('does not reload a tab that already shows the new version', () =>
    visitHost(async ({ page, host }) => {
      await read(page, FIRST);
      host.publish({ version: 'build-2', host: PRODUCTION });
      await page.goto(SECOND);
      const loads = countLoads(page);
      await hydrate(page);
      await expect.poll(() => listOfflineCaches(page), POLL).toEqual(['vitrine-offline-build-2']);
      await waitForQuiet(page);
      expect(loads()).toBe(0);
    }));

  /** Publishes a version; waits until its worker controls the page and the page is idle. */
  async function publishNext({ page, host }: HostVisit, version: string): Promise<void> {
    host.publish({ version, host: PRODUCTION });
    const replaced = waitForReplacement(page);
    await update(page);
    await replaced;
    await waitForQuiet(page);
  }

  test('does not reload a page while a demo contains typed text', { timeout: LONG }, () =>
    visitHost(async (visited) => {
      const { page } = visited;
      await read(page, '/material-ui/react-text-field');
      const field = page.locator('[data-demo-stage][data-live] input[type="text"]').first();
      const loads = countLoads(page);
      for (let count = 1; count <= VERSIONS_OVER_TEXT; count += 1) {
        await hydrate(page);
        await page.locator('[data-demo-stage]').first().scrollIntoViewIfNeeded();
        await field.fill('words of the reader');
        await publishNext(visited, `build-${count + 1}`);
        expect(await field.inputValue()).toBe('words of the reader');
        expect(loads()).toBe(count - 1);
        await field.fill('');
        await waitForBuild(page, `build-${count + 1}`);
        expect(loads()).toBe(count);
      }
    }),
  );

  test('does not reload a page while the code of a demo is edited', { timeout: LONG }, () =>
    visitHost(async (visited) => {
      const { page } = visited;
      const { write, demo } = await openEditor(page, { path: DEMOS, name: 'DismissibleAlert' });
      await waitForWorker(page);
      const loads = countLoads(page);
      for (let count = 1; count <= VERSIONS_OVER_TEXT; count += 1) {
        await write(
          `export default function DismissibleAlert() { return <b>mine {${count}}</b>; }`,
        );
        await publishNext(visited, `build-${count + 1}`);
        expect(await demo.locator('[data-editor-panel]').innerText()).toContain(`mine {${count}}`);
        expect(loads()).toBe(0);
      }
    }),
  );

  test('does not activate a version whose offline page is broken', () =>
    visitHost(async ({ page, problems, host }) => {
      await read(page, FIRST);
      const loads = countLoads(page);
      host.faults.set('/offline', { status: 200, headers: { 'Content-Type': 'text/plain' } });
      host.publish({ version: 'build-2', host: PRODUCTION });
      await update(page).catch(() => {});
      await expect.poll(() => page.evaluate(hasNoNewWorker), POLL).toBe(true);
      host.setDown(true);
      await page.goto(UNREAD);
      await heading(page, 'You are offline').waitFor();
      expect(loads()).toBe(1);
      forgive(problems, FAILED_LOAD);
    }));
});

async function hasNoNewWorker(): Promise<boolean> {
  const { installing } = await navigator.serviceWorker.ready;
  return installing === null;
}

/** Lists the offline caches; an activated version deletes the caches of older versions. */
async function listOfflineCaches(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.includes('offline'));
}

async function openMore(context: BrowserContext, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = await context.newPage();
    await page.goto(SECOND);
    await hydrate(page);
    await waitForWorker(page);
    pages.push(page);
  }
  return pages;
}

/** Waits until another worker controls the page and has answered all earlier messages. */
function waitForReplacement(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { serviceWorker } = navigator;
        const ask = () => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          serviceWorker.controller?.postMessage({ type: 'vitrine:ask-version' }, [port2]);
        };
        serviceWorker.addEventListener('controllerchange', ask, { once: true });
      }),
  );
}

const WRONG = 'WRONG';
const SCRIPT = '/assets/poison-1a2b.js';
const OTHER = '/assets/other-1a2b.js';
const type = (name: string) => ({ 'Content-Type': name });

/** Wrong responses that must never be cached; each is requested once while the host is faulty. */
const POISON: readonly [path: string, fault: Fault, how?: 'open' | 'no-cors'][] = [
  [UNREAD, { status: 404, headers: type('text/html') }, 'open'],
  [UNREAD, { status: 500, headers: type('text/html') }, 'open'],
  [UNREAD, { status: 203, headers: type('text/html') }, 'open'],
  [UNREAD, { headers: type('text/plain') }, 'open'],
  [UNREAD, { headers: type('application/json') }, 'open'],
  ['/products.json', { headers: type('text/html') }],
  ['/products.json', { status: 503, headers: type('application/json') }],
  ['/products.json', { status: 302, headers: { Location: '/wrong.json' } }],
  [SCRIPT, { headers: type('text/html') }],
  [SCRIPT, { status: 404, headers: type('text/javascript') }],
  [SCRIPT, { status: 302, headers: { Location: OTHER } }],
  [SCRIPT, { status: 302, headers: { Location: 'OUTSIDE' } }, 'no-cors'],
  ['/assets/poison-1a2b.css', { headers: type('text/plain') }],
  ['/fonts/roboto-latin-wght-normal.woff2', { headers: type('text/html') }],
  ['/workbench/', { headers: type('text/html') }, 'open'],
  ['/play/frame.html', { headers: type('text/html') }],
];

test('never caches a wrong response (S13)', () =>
  visitHost(
    async ({ page, problems, host }) => {
      const outside = await startHost({ version: 'outside' });
      onTestFinished(() => outside.close());
      outside.faults.set('/x.js', { headers: type('text/javascript'), body: `"${WRONG}"` });
      host.faults.set('/wrong.json', { headers: type('application/json'), body: `"${WRONG}"` });
      host.faults.set(OTHER, { headers: type('text/javascript'), body: `"${WRONG}"` });
      await read(page, FIRST);
      const wrong: string[] = [];
      for (const [path, fault, how] of POISON) {
        const headers = { ...fault.headers };
        if (headers['Location'] === 'OUTSIDE') headers['Location'] = `${outside.url}/x.js`;
        host.faults.set(path, { ...fault, headers, body: WRONG });
        await ask(page, path, how);
        host.faults.delete(path);
        if (how === 'open') await page.goto(FIRST);
        const urls = await listWronglyCached(page);
        wrong.push(...urls.map((url) => `${path} ${JSON.stringify(fault)}: ${url}`));
      }
      expect(host.asked(SCRIPT)).toBe(4);
      expect(wrong).toEqual([]);
      expect(POISON.length).toBeGreaterThanOrEqual(14);
      forgive(problems, FAILED_LOAD);
      forgive(problems, new RegExp(outside.url));
    },
    // The page's Content Security Policy would block some requests before the worker.
    { production: PRODUCTION, bypassCSP: true },
  ));

async function ask(page: Page, path: string, how?: 'open' | 'no-cors'): Promise<void> {
  if (how === 'open') {
    await page.goto(path);
    return;
  }
  await page.evaluate(
    async ([url, mode]) => {
      const response = await fetch(url, { mode });
      await response.text();
    },
    [path, how ?? 'cors'] as const,
  );
}

/** Lists the URLs of cached responses that are wrong, redirected or from another origin. */
function listWronglyCached(page: Page): Promise<string[]> {
  return page.evaluate(async (text) => {
    const urls: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const body = (await response?.text()) ?? '';
        if (body.includes(text) || response?.redirected || response?.type !== 'basic') {
          urls.push(request.url);
        }
      }
    }
    return urls;
  }, WRONG);
}

test('removes worker and caches within two loads when a build switches the worker off', () =>
  visitHost(async ({ page, host }) => {
    await read(page, FIRST);
    host.publish({ version: 'build-2' });
    await page.goto(FIRST);
    await expect.poll(() => listRegistrations(page), POLL).toEqual([]);
    const loads = countLoads(page);
    await page.goto(FIRST);
    await hydrate(page);
    const remaining = await page.evaluate(async () => ({
      controller: navigator.serviceWorker.controller,
      caches: await caches.keys(),
    }));
    expect(remaining).toEqual({ controller: null, caches: [] });
    expect(await listRegistrations(page)).toEqual([]);
    expect(loads()).toBe(1);
  }));
