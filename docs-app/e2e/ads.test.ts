import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startVariant, type Variant } from './startVariant.ts';
import { hydrate } from '../testing/hydrate.ts';
import { sampleEvery } from './tier.ts';
import { forgive, visit } from './visit.ts';
import { PROVIDER, readEvents, readShifts, readStates, waitForAd, watchAd } from './watchAd.ts';

const PAGE = '/joy-ui/react-alert';
const SCRIPT = 'https://ads.invalid/script.js';
const BACKERS = 'https://docs.invalid/discover-more/backers';
const LONGEST = { timeout: 10_000 };
const block = (page: Page) => page.locator('[data-ad]');

describe.concurrent('ad without an ad network', () => {
  test('prerenders an in-house ad with a safe external link (PRD-3)', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      expect(await block(page).getAttribute('data-ad-state')).toBe('in-house');
      const shape = await block(page).getAttribute('data-ad-shape');
      expect(['image', 'inline']).toContain(shape);
      const link = block(page).getByRole('link');
      expect(await link.getAttribute('rel')).toBe('noopener sponsored');
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
      await hydrate(page);
      expect(await block(page).getAttribute('data-ad-shape')).toBe(shape);
      expect(await block(page).count()).toBe(1);
    }));

  test('renders an empty ad element for a crawler (ADS-4)', () =>
    visit(
      async ({ page }) => {
        await page.goto(PAGE);
        await waitForAd(page, 'suppressed');
        expect(await block(page).innerHTML()).toBe('');
      },
      { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ));

  test.each([
    [390, '142px'],
    [1280, '126px'],
  ])(
    'at %i px, reserves at least %s of height for the ad, and margins of 3 units (ADS-15)',
    (width, high) =>
      visit(
        async ({ page }) => {
          await page.goto(PAGE);
          const place = await block(page).evaluate((element) => {
            const { minBlockSize, marginBlockStart, marginBlockEnd } = getComputedStyle(element);
            return { minBlockSize, margins: [marginBlockStart, marginBlockEnd] };
          });
          expect(place).toEqual({ minBlockSize: high, margins: ['24px', '24px'] });
        },
        { viewport: { width, height: 800 } },
      ),
  );

  test('renders one ad when a page is opened by client-side navigation', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await hydrate(page);
      await page.locator('a[rel="next"]').click();
      await page.locator('[data-ad][data-ad-shape]').waitFor();
      expect(await block(page).count()).toBe(1);
    }));
});

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build([PAGE], {
    VITE_AD_SCRIPT_URL: SCRIPT,
    VITE_AD_BACKERS_URL: BACKERS,
    VITE_ANALYTICS_ID: 'G-TEST',
  });
}, 300_000);

afterAll(() => variant?.close());

const placeholder = (href: string) =>
  `const ad = document.createElement('div'); ad.id = 'carbonads';
   ad.innerHTML = '<a href="${href}">Anvils</a>'; document.body.append(ad);`;

/** Opens the page with `answer` as the ad script; records events, layout shifts and ad states. */
async function openWith(
  page: Page,
  answer: (route: Route) => Promise<void>,
  viewport = { width: 1280, height: 800 },
): Promise<void> {
  await page.setViewportSize(viewport);
  await page.route(SCRIPT, answer);
  await watchAd(page);
  await page.goto(variant.origin + PAGE);
}

const give = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });
const refuse = (route: Route) => route.abort('blockedbyclient');

describe.concurrent('ad with an ad network', () => {
  test.each(sampleEvery(2, [390, 600, 1440]))(
    'shows a fallback ad without layout shift when the ad script is blocked, at %i px (ADS-2)',
    (width) =>
      visit(async ({ page, problems }) => {
        await openWith(page, refuse, { width, height: 800 });
        await Promise.race([waitForAd(page, 'in-house'), waitForAd(page, 'appeal')]);
        expect((await readStates(page))[0]).toBe('detecting');
        expect(await readShifts(page)).toEqual([]);
        forgive(problems, PROVIDER);
      }),
  );

  test.each(sampleEvery(2, [390, 600, 1440]))(
    'shows the ad of an asynchronous script in its iframe without layout shift, at %i px (ADS-16)',
    (width) =>
      visit(async ({ page, problems }) => {
        const frames: boolean[] = [];
        page.on('request', (request) => {
          if (request.url() === SCRIPT) frames.push(request.frame() === page.mainFrame());
        });
        await openWith(page, give(placeholder('https://ads.invalid/click')), {
          width,
          height: 800,
        });
        await waitForAd(page, 'external');
        expect(frames).toEqual([false]);
        const ad = page.frameLocator('[data-ad] iframe').getByRole('link', { name: 'Anvils' });
        expect(await ad.isVisible()).toBe(true);
        expect(await block(page).locator('[data-ad-card]').isVisible()).toBe(false);
        expect(await readShifts(page)).toEqual([]);
        forgive(problems, PROVIDER);
      }),
  );

  test('shows an in-house ad when the network returns its own filler (ADS-3)', () =>
    visit(async ({ page, problems }) => {
      await openWith(page, give(placeholder(`${BACKERS}/?from=ad`)));
      await waitForAd(page, 'in-house');
      forgive(problems, PROVIDER);
    }));

  test('stops polling for the ad after 30 polls, one every 500 ms (ADS-1)', () =>
    visit(async ({ page, problems }) => {
      await page.clock.install();
      await page.addInitScript(() => {
        const { setTimeout } = window;
        const waits: (number | undefined)[] = [];
        window.setTimeout = ((run: () => void, wait?: number) => {
          waits.push(wait);
          return setTimeout(run, wait);
        }) as typeof setTimeout;
        Object.assign(window, { __waits: waits });
      });
      await openWith(page, refuse);
      await block(page).locator('iframe').waitFor({ state: 'attached' });
      await page.clock.runFor(60_000);
      const waits = await page.evaluate(() => (window as unknown as { __waits: number[] }).__waits);
      // The first poll has no delay.
      expect(waits.filter((wait) => wait === 500)).toHaveLength(29);
      forgive(problems, PROVIDER);
    }));

  test('reports the display and the click of an ad (ADS-12, ANA-3)', () =>
    visit(async ({ page, context, problems }) => {
      await page.addInitScript(() => {
        Math.random = () => 0.05;
      });
      await context.route('https://ads.invalid/click', (route) => route.fulfill({ body: '' }));
      await openWith(page, give(placeholder('https://ads.invalid/click')));
      await waitForAd(page, 'external');
      const listAdEvents = async () =>
        (await readEvents(page)).filter(([, name]) => name === 'ad').map(([, , sent]) => sent);
      const display = { eventAction: 'display', eventLabel: 'external-body-top-inline' };
      await vi.waitFor(async () => expect(await listAdEvents()).toEqual([display]), LONGEST);
      await page.frameLocator('[data-ad] iframe').getByRole('link', { name: 'Anvils' }).click();
      const click = { eventAction: 'click', eventLabel: 'external' };
      await vi.waitFor(async () => expect(await listAdEvents()).toEqual([display, click]), LONGEST);
      forgive(problems, PROVIDER);
    }));

  test('denies the ad script access to the page and to storage', () =>
    visit(async ({ page, problems }) => {
      await openWith(
        page,
        give(`const tries = [
          () => parent.document.title, () => top.location.href, () => document.cookie,
          () => localStorage.length, () => sessionStorage.length, () => indexedDB.open('x').toString(),
          () => { top.location = 'https://evil.invalid/'; }, () => parent.postMessage({ type: 'found', link: null }, '*'),
        ];
        const got = tries.map((attempt) => { try { return String(attempt()); } catch { return 'refused'; } });
        ${placeholder('https://ads.invalid/click')}
        document.body.dataset.got = JSON.stringify(got) + origin;`),
      );
      await waitForAd(page, 'external');
      const got = await page
        .frameLocator('[data-ad] iframe')
        .locator('body')
        .getAttribute('data-got');
      expect(got).toMatch(/^\["refused","refused","refused","refused","refused",/);
      expect(got).toMatch(/null$/);
      expect(page.url()).toBe(variant.origin + PAGE);
      forgive(problems, PROVIDER);
      forgive(problems, /Unsafe attempt|sandbox/i);
    }));

  test('reports page views and user properties when the ad script is blocked', () =>
    visit(async ({ page, problems }) => {
      await openWith(page, refuse);
      await Promise.race([waitForAd(page, 'in-house'), waitForAd(page, 'appeal')]);
      const names = (await readEvents(page)).map(([kind, name]) => [kind, name]);
      expect(names).toContainEqual(['event', 'page_view']);
      expect(names).toContainEqual(['set', 'user_properties']);
      forgive(problems, PROVIDER);
    }));

  test('reports nothing when Global Privacy Control is on', () =>
    visit(async ({ page, problems }) => {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
      await openWith(page, refuse);
      await Promise.race([waitForAd(page, 'in-house'), waitForAd(page, 'appeal')]);
      expect(await readEvents(page)).toEqual([]);
      forgive(problems, PROVIDER);
    }));
});
