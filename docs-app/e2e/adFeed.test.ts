import type { Page, Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startVariant, type Variant } from './startVariant.ts';
import { sampleEvery } from './tier.ts';
import { FAILED_LOAD, forgive, visit } from './visit.ts';
import { PROVIDER, readShifts, waitForAd, watchAd } from './watchAd.ts';

const PAGE = '/base-ui/react-badge';
const FEED = 'https://ads.invalid/feed.json';
const DOT = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
const LONGEST = { timeout: 10_000 };
const HEADERS = { 'Access-Control-Allow-Origin': '*' };

const AD = {
  company: 'Anvils & Sons',
  description: 'Anvils that <b>ring</b> for generations.',
  image: 'https://ads.invalid/anvil.gif',
  statlink: 'https://ads.invalid/click',
  statimp: 'https://ads.invalid/seen.gif',
  pixel: 'https://ads.invalid/pixel.gif?t=[timestamp]',
  timestamp: '1790000000',
};

let variant: Variant;

beforeAll(async () => {
  variant = await startVariant();
  await variant.build([PAGE], { VITE_AD_FEED_URL: FEED });
}, 300_000);

afterAll(() => variant?.close());

/** Opens a page with `answer` as its ad feed; returns the other URLs requested from the ad host. */
async function openWith(
  page: Page,
  { answer, width = 1280 }: { answer: (route: Route) => Promise<void>; width?: number },
): Promise<string[]> {
  const urls: string[] = [];
  await page.setViewportSize({ width, height: 800 });
  await page.route('https://ads.invalid/**', (route) => {
    urls.push(route.request().url());
    return route.fulfill({ contentType: 'image/gif', body: DOT });
  });
  await page.route(FEED, answer);
  await watchAd(page);
  await page.goto(variant.origin + PAGE);
  return urls;
}

const give = (ads: unknown) => (route: Route) => route.fulfill({ json: { ads }, headers: HEADERS });
const waitForFallback = (page: Page) =>
  Promise.race(['in-house', 'appeal'].map((state) => waitForAd(page, state)));

describe.concurrent('ad of a feed', () => {
  test.each(sampleEvery(2, [390, 600, 1440]))(
    'shows the first valid ad without layout shift at %i px (ADS-8, ADS-11)',
    (width) =>
      visit(async ({ page, problems }) => {
        const later = { ...AD, statlink: 'https://ads.invalid/later' };
        const ads = [{}, { company: 'No link' }, AD, later];
        const urls = await openWith(page, { answer: give(ads), width });
        await waitForAd(page, 'external');
        const link = page.locator('[data-ad-card]').getByRole('link').first();
        expect(await link.getAttribute('href')).toBe(AD.statlink);
        await page.locator('[data-ad-card] b', { hasText: 'ring' }).waitFor();
        const counted = [
          'https://ads.invalid/pixel.gif?t=1790000000',
          'https://ads.invalid/seen.gif',
        ];
        await vi.waitFor(
          () => expect(urls.filter((url) => /seen|pixel/.test(url)).toSorted()).toEqual(counted),
          LONGEST,
        );
        expect(await readShifts(page)).toEqual([]);
        forgive(problems, PROVIDER);
      }),
  );

  test('ignores scripts and unsafe links when an ad is hostile', () =>
    visit(async ({ page, problems }) => {
      const markup = '<img src=x onerror="window.ran = 1"><script>window.ran = 1</script>Anvils';
      const hostile = [
        { ...AD, statlink: 'javascript:window.ran=1' },
        { ...AD, company: markup, description: markup, image: 'data:text/html,<script>1</script>' },
      ];
      await openWith(page, { answer: give(hostile) });
      await waitForAd(page, 'external');
      expect(await page.locator('[data-ad-card] :is(script, img[src="x"])').count()).toBe(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      forgive(problems, PROVIDER);
    }));

  test.each([
    ['fails (ADS-10)', 1, (route: Route) => route.fulfill({ status: 500, headers: HEADERS })],
    ['is blocked', 1, (route: Route) => route.abort('blockedbyclient')],
    ['is HTML', 1, (route: Route) => route.fulfill({ body: '<p>Sign in</p>', headers: HEADERS })],
    ['has no ads (ADS-9)', 10, give([])],
    ['has no ad with an HTTP link', 10, give([{ ...AD, statlink: 'ftp://ads.invalid/' }])],
  ])('shows an in-house ad or appeal when the feed %s, after %i requests', (_, most, answer) =>
    visit(async ({ page, problems }) => {
      let requests = 0;
      const count = (route: Route) => {
        requests += 1;
        return answer(route);
      };
      await openWith(page, { answer: count });
      await waitForFallback(page);
      await vi.waitFor(() => expect(requests).toBe(most), LONGEST);
      expect(await readShifts(page)).toEqual([]);
      forgive(problems, PROVIDER);
      forgive(problems, FAILED_LOAD);
    }),
  );
});
