import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-alert';
const NEXT = '/material-ui/react-button';

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build([PAGE, NEXT], { VITE_ANALYTICS_ID: 'G-TEST' });
}, 300_000);

afterAll(() => variant?.close());

declare global {
  interface Window {
    __sent: unknown[][];
  }
}

/** Opens a page whose `gtag` records its calls; `chance` replaces `Math.random()`. */
async function open(page: Page, chance = 0.5): Promise<void> {
  await page.addInitScript((number) => {
    window.__sent = [];
    Object.assign(window, { gtag: (...parts: unknown[]) => window.__sent.push(parts) });
    Math.random = () => number;
  }, chance);
  await page.goto(variant.origin + PAGE);
}

const readSent = (page: Page) => page.evaluate(() => window.__sent);

/** Waits for an event, and returns its parameters. */
async function waitForEvent(page: Page, name: string): Promise<Record<string, unknown>> {
  const parameters = await page.waitForFunction(
    (expected) => window.__sent.find(([kind, sent]) => kind === 'event' && sent === expected)?.[2],
    name,
  );
  return (await parameters.jsonValue()) as Record<string, unknown>;
}

const options = () => ({ origins: [variant.origin], deviceScaleFactor: 2 });

describe('analytics', () => {
  test('reports user properties, then a page view per visited page (ANA-1, ANA-4)', () =>
    visit(async ({ page }) => {
      await open(page);
      expect(await waitForEvent(page, 'page_view')).toEqual({
        page_title: await page.title(),
        page_location: PAGE,
        productId: 'material-ui',
        productCategoryId: 'core',
      });
      const [first] = await readSent(page);
      expect(first).toEqual([
        'set',
        'user_properties',
        {
          codeVariant: 'TS',
          userLanguage: 'en',
          devicePixelRatio: 2,
          colorScheme: 'light',
          codeStylingVariant: 'MUI System',
        },
      ]);
      await hydrate(page);
      await page.locator(`#docs-navigation a[href="${NEXT}"]`).click();
      await page.waitForURL(`**${NEXT}`);
      await page.waitForFunction(
        () => window.__sent.filter(([, name]) => name === 'page_view').length === 2,
      );
      const views = (await readSent(page)).filter(([, name]) => name === 'page_view');
      expect(views[1]?.[2]).toMatchObject({ page_location: NEXT });
    }, options()));

  test('reports one event when the icon in a demo toolbar button is clicked (ANA-2)', () =>
    visit(async ({ page }) => {
      await open(page);
      await hydrate(page);
      const button = page.locator('[data-demo-tools] [data-ga-event-action]:has(svg)').first();
      const action = await button.getAttribute('data-ga-event-action');
      await button.locator('svg').dispatchEvent('click');
      const sent = await waitForEvent(page, 'demo');
      expect(sent).toEqual({ eventAction: action, eventLabel: 'AlertSeverities' });
      const clicks = (await readSent(page)).filter(([, name]) => name === 'demo');
      expect(clicks).toHaveLength(1);
    }, options()));

  test('reports Web Vitals for a small share of users (ANA-5)', () =>
    visit(async ({ page }) => {
      await open(page, 0.00009);
      for (const name of ['TTFB', 'FCP']) {
        const vital = await waitForEvent(page, name);
        expect(vital).toMatchObject({ metric_label: 'Web Vitals' });
        expect(vital['metric_value']).toBeGreaterThan(0);
      }
    }, options()));

  test('loads no Web Vitals script for users outside the reported share', () =>
    visit(async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await open(page, 0.0001);
      await waitForEvent(page, 'page_view');
      await hydrate(page);
      expect(scripts.filter((url) => /web-vitals/.test(url))).toEqual([]);
      const names = (await readSent(page)).map(([, name]) => name);
      // The random value also causes an ad event after the ad was visible for some time.
      expect(names.filter((name) => name !== 'ad')).toEqual(['user_properties', 'page_view']);
    }, options()));
});

/** Scripts that define unusable `dataLayer` and `gtag` globals. */
const BROKEN = [
  'Object.assign(window, { dataLayer: { push: 1 } })',
  'Object.assign(window, { dataLayer: Object.freeze([]) })',
  'Object.assign(window, { gtag() { throw new Error("blocked"); } })',
  'Object.defineProperty(window, "gtag", { get() { throw new Error("denied"); } })',
];

describe('analytics beside scripts of the host page', () => {
  test.for(BROKEN)('renders the ad despite broken analytics globals (FAULT G2): %s', (script) =>
    visit(async ({ page }) => {
      await page.addInitScript(script);
      await page.goto(variant.origin + PAGE);
      await hydrate(page);
      await page.locator('[data-ad][data-ad-state="in-house"]').waitFor();
      await page.locator('[data-copy]').first().dispatchEvent('click');
    }, options()),
  );
});

describe('disabled analytics', () => {
  test.for(['doNotTrack', 'globalPrivacyControl'])('reports nothing when %s is set', (name) =>
    visit(async ({ page }) => {
      await page.addInitScript((key) => {
        Object.defineProperty(navigator, key, { value: key === 'doNotTrack' ? '1' : true });
      }, name);
      await open(page);
      await hydrate(page);
      await page.locator('[data-copy]').first().dispatchEvent('click');
      expect(await readSent(page)).toEqual([]);
    }, options()),
  );

  test('loads no analytics when no id is configured', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await hydrate(page);
      await page.locator('[data-copy]').first().dispatchEvent('click');
      expect(await page.evaluate(() => 'dataLayer' in window || 'gtag' in window)).toBe(false);
    }));
});
