import { isDeepStrictEqual } from 'node:util';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitForQuiet } from '../testing/hydrate.ts';
import { hostileAds } from './hostileAds.ts';
import { startThirdParty } from './thirdParty.ts';
import { watchTraces } from './pageTraces.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { sampleEvery } from './tier.ts';
import { visit } from './visit.ts';

const PAGE = '/joy-ui/react-alert';
const SCRIPT = 'https://ads.invalid/script.js';
const TRIED = 'https://ads.invalid/tried.png';
/** Matches code with an endless loop. */
const ENDLESS = /for \(;;\)/;

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build([PAGE], { VITE_AD_SCRIPT_URL: SCRIPT });
}, 300_000);

afterAll(() => variant?.close());

/**
 * Reads the state of the page that an ad must not change: text, position of the ad, permissions.
 * Leaves out the session history: iframes add entries, and Back skips those without user input.
 */
function readPage(page: Page) {
  return page.evaluate(async () => {
    const { top = 0, height = 0 } =
      document.querySelector('[data-ad]')?.getBoundingClientRect().toJSON() ?? {};
    const names = ['notifications', 'geolocation', 'camera'] as PermissionName[];
    const permissions = await Promise.all(
      names.map((name) => navigator.permissions.query({ name })),
    );
    const workers = await navigator.serviceWorker.getRegistrations();
    const article = document.querySelector('[data-article]')?.cloneNode(true) as Element;
    // The ad may have been replaced, and hydration adds the toolbars of demos.
    for (const part of article.querySelectorAll('[data-ad], [data-demo-tools]')) part.remove();
    return {
      top: top + scrollY,
      height,
      text: article.textContent,
      fullscreen: document.fullscreenElement?.tagName,
      pointer: document.pointerLockElement?.tagName,
      permissions: permissions.map(({ state }) => state),
      workers: workers.length,
    };
  });
}

/** Writes an ad network's script that shows an ad, runs an attack and then requests `TRIED`. */
function writeScript(code: string): string {
  return `const tell = () => { new Image().src = '${TRIED}'; };
    document.body.append(Object.assign(document.createElement('div'), { className: 'carbonads', innerHTML: '<a href="https://ads.invalid/">Anvils</a>' }));
    setTimeout(async () => {
      const attempt = (async () => { ${code} })();
      try { await Promise.race([attempt, new Promise((done) => setTimeout(done, 300))]); } catch {}
      tell();
    });`;
}

/** Runs an ad network's script in the ad of a page, and lists its effects outside the iframe. */
async function watchAd(
  { page, context }: { page: Page; context: BrowserContext },
  code: string,
): Promise<string[]> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('https://ads.invalid/**', (route) => route.fulfill({ body: '' }));
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/javascript', body: writeScript(code) });
  });
  // Adds a history entry that the ad could go back to.
  await page.goto(`${variant.origin}/favicon.svg`);
  await page.goto(variant.origin + PAGE, { waitUntil: 'domcontentloaded' });
  await page.locator('[data-ad] iframe').waitFor({ state: 'attached' });
  await page.locator('article p > a').first().focus();
  const readTraces = await watchTraces(page, context);
  const before = await readPage(page);
  const tried = page.waitForRequest(TRIED);
  release();
  await page.locator('[data-ad]:not([data-ad-state="detecting"])').waitFor();
  const gone = page.locator('[data-ad][data-ad-state="crashed"]').waitFor({ state: 'attached' });
  if (!ENDLESS.test(code)) await Promise.any([tried, gone]);
  for (const wait of [tried, gone]) wait.catch(() => {});
  await page.evaluate(() => fetch('/robots.txt'));
  await waitForQuiet(page);
  const after = await readPage(page);
  const changed = Object.entries(after)
    .filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof typeof before]))
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [...(await readTraces()), ...changed];
}

describe('iframe of a hostile ad (S5)', () => {
  test('has at least 40 attacks with unique names', () => {
    expect(hostileAds.length).toBeGreaterThanOrEqual(40);
    expect(new Set(hostileAds.map(({ name }) => name)).size).toBe(hostileAds.length);
  });

  test.each(sampleEvery(6, hostileAds))('has no effect outside the ad iframe: $name', ({ code }) =>
    visit(async ({ page, context, problems }) => {
      const thirdParty = await startThirdParty();
      const effects = await watchAd({ page, context }, thirdParty.address(code));
      thirdParty.close();
      problems.length = 0;
      expect(effects).toEqual([]);
    }),
  );
});
