import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import {
  denyStorage,
  hydrate,
  startHydration,
  waitForHydration,
  waitForQuiet,
} from '../testing/hydrate.ts';
import type { PublishedHost } from './publishedHost.ts';
import { firstModules, lazyScripts } from './siteScripts.ts';
import { repeat } from './tier.ts';
import { open, visitHost } from './visitHost.ts';

const FIRST = '/joy-ui/react-breadcrumbs';
/** A page that requests no script before the first input. */
const QUIET = '/material-ui/getting-started/installation';
const SECOND = '/joy-ui/react-alert';
const POLL = { timeout: 20_000 };
const BUILDS = repeat({ whole: 11, fast: 4 });
/** Timeout (ms); each build loads two documents. */
const LONG = 120_000;
const GONE = { status: 404, headers: { 'Content-Type': 'text/html' }, body: '<p>Gone</p>' };

async function waitForHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

function remove(host: PublishedHost, paths: readonly string[]): void {
  for (const path of paths) host.faults.set(path, GONE);
}

/** Dispatches the event that Vite fires when a dynamically imported script is missing. */
async function reportMissing(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event('vite:preloadError')));
}

/** Waits until the page has probed the site with HEAD and reacted to the response. */
async function waitForProbe(page: Page, ask: () => Promise<void>): Promise<void> {
  const probe = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await ask();
  await probe;
  await waitForQuiet(page);
}

describe('open page during a deploy', () => {
  test("shows the host's 404 page when the new build lacks the linked page", () =>
    visitHost(async ({ page, host, loads }) => {
      await open(page, FIRST);
      loads();
      remove(host, [`${SECOND}/page.json`, SECOND]);
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await page.getByText('Gone').waitFor();
      expect(new URL(page.url()).pathname).toBe(SECOND);
      await page.waitForLoadState();
      expect(loads()).toBe(1);
    }));

  test('loads the HTML document when the JSON data of a linked page is missing', () =>
    visitHost(async ({ page, host, loads }) => {
      await open(page, FIRST);
      loads();
      remove(host, [`${SECOND}/page.json`]);
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await waitForHeading(page, 'Alert');
      await page.waitForLoadState();
      expect(loads()).toBe(1);
    }));

  test('reloads the page once when its first modules are missing', () =>
    visitHost(async ({ page, host, loads }) => {
      await page.goto(QUIET);
      loads();
      remove(host, firstModules);
      const reloaded = page.waitForEvent('load');
      await startHydration(page);
      await reloaded;
      const probe = page.waitForResponse(
        (response) =>
          response.request().resourceType() === 'fetch' && response.url().endsWith(QUIET),
      );
      // The first move only sets the position of the pointer.
      await page.mouse.move(320, 320);
      await page.mouse.move(330, 330);
      await probe;
      await waitForQuiet(page);
      await waitForHeading(page, 'Installation');
      expect(loads()).toBe(1);
    }));

  test('opens a page when its script is missing', () =>
    visitHost(async ({ page, host, loads }) => {
      await open(page, FIRST);
      loads();
      remove(host, lazyScripts);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/playground' });
        link.textContent = 'Playground';
        document.querySelector('main')?.prepend(link);
      });
      await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
      await page.waitForURL('**/playground');
      await waitForHeading(page, 'Theme playground');
      // The link click sends one probe, and each of the two documents sends two.
      await expect.poll(() => host.asked('/playground', 'HEAD'), POLL).toBe(5);
      await waitForQuiet(page);
      expect(new URL(page.url()).pathname).toBe('/playground');
      expect(loads()).toBe(2);
    }));

  test('reloads the page once when the scripts of its demos are missing', () =>
    visitHost(async ({ page, host, loads }) => {
      await page.goto(FIRST);
      loads();
      remove(host, lazyScripts);
      const reloaded = page.waitForEvent('load');
      await startHydration(page);
      await reloaded;
      await waitForProbe(page, () => page.mouse.move(320, 320));
      await waitForHeading(page, 'Breadcrumbs');
      expect(loads()).toBe(1);
    }));
});

/** Holds requests of a method for a path until `release` is called. */
async function hold(page: Page, path: string, method: string) {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest(
    (request) => request.method() === method && new URL(request.url()).pathname === path,
  );
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === method) await held;
    await route.fallback();
  });
  return { asked, release };
}

describe('link click while a script is missing', () => {
  const link = (page: Page) => page.locator(`#docs-navigation a[href="${SECOND}"]`);

  test('completes the navigation when the probe after a missing script succeeds', () =>
    visitHost(async ({ page, loads }) => {
      await open(page, FIRST);
      loads();
      const answer = await hold(page, FIRST, 'HEAD');
      const data = await hold(page, `${SECOND}/page.json`, 'GET');
      await reportMissing(page);
      await answer.asked;
      await link(page).click();
      await data.asked;
      answer.release();
      await page.waitForResponse((response) => response.request().method() === 'HEAD');
      await waitForQuiet(page);
      data.release();
      await waitForHeading(page, 'Alert');
      expect(loads()).toBe(0);
    }));

  test('completes the navigation when a script is missing while the next document loads', () =>
    visitHost(async ({ page, host, loads }) => {
      await open(page, FIRST);
      loads();
      remove(host, [`${SECOND}/page.json`]);
      await page.evaluate(() =>
        addEventListener('beforeunload', () => dispatchEvent(new Event('vite:preloadError'))),
      );
      await link(page).click();
      await waitForHeading(page, 'Alert');
      await page.waitForLoadState();
      expect(loads()).toBe(1);
      expect(host.asked(FIRST, 'HEAD')).toBe(0);
    }));
});

describe('reloads on a host with missing files', () => {
  test('reloads the page once for missing scripts when storage is denied', () =>
    visitHost(async ({ page, host, loads }) => {
      await denyStorage(page);
      await page.goto(FIRST);
      loads();
      remove(host, lazyScripts);
      const reloaded = page.waitForEvent('load');
      await page.mouse.move(300, 300);
      await reloaded;
      await waitForProbe(page, () => page.mouse.move(320, 320));
      expect(loads()).toBe(1);
      await waitForHeading(page, 'Breadcrumbs');
    }));

  test(
    'reloads the page once per build when scripts are missing',
    () =>
      visitHost(async ({ page, host, loads }) => {
        await denyStorage(page);
        for (let build = 2; build <= BUILDS; build += 1) {
          host.publish({ version: `build-${build}` });
          await open(page, QUIET);
          loads();
          const reloaded = page.waitForEvent('load');
          await reportMissing(page);
          await reloaded;
          await hydrate(page);
          await waitForProbe(page, () => reportMissing(page));
          expect(loads()).toBe(1);
        }
      }),
    LONG,
  );
});

describe('open page without a network', () => {
  test('stays on the page after a link click until the network is back', () =>
    visitHost(async ({ page, host, loads }) => {
      await open(page, FIRST);
      loads();
      host.setDown(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await failed;
      await waitForQuiet(page);
      await waitForHeading(page, 'Breadcrumbs');
      expect(loads()).toBe(0);
      host.setDown(false);
      await page.locator(`#docs-navigation a[href="${SECOND}"]`).click();
      await waitForHeading(page, 'Alert');
      expect(loads()).toBe(0);
    }));

  test('keeps the page readable when scripts cannot load', () =>
    visitHost(async ({ page, host, loads }) => {
      await page.goto(QUIET);
      loads();
      host.setDown(true);
      const failed = page.waitForEvent(
        'requestfailed',
        (request) => request.resourceType() === 'fetch',
      );
      await page.mouse.move(300, 300);
      await failed;
      await waitForQuiet(page);
      await waitForHeading(page, 'Installation');
      expect(loads()).toBe(0);
    }));
});

test('delays the reload for a missing script until typed text is cleared', () =>
  visitHost(async ({ page, loads }) => {
    await open(page, '/material-ui/react-text-field');
    const stage = page.locator('[data-demo-stage]').first();
    await stage.scrollIntoViewIfNeeded();
    await stage.and(page.locator('[data-live]')).waitFor();
    const field = stage.locator('input').first();
    await field.fill('words of the reader');
    loads();
    await waitForProbe(page, () => reportMissing(page));
    expect(await field.inputValue()).toBe('words of the reader');
    expect(loads()).toBe(0);
    const reloaded = page.waitForEvent('load');
    await field.fill('');
    await reloaded;
    await hydrate(page);
    await waitForHydration(page);
    expect(loads()).toBe(1);
  }));
