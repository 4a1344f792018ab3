import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { pages, readPage } from './site.ts';
import { FAILED_LOAD, forgive, visit } from './visit.ts';

const withPicture = pages.find(({ pathname }) =>
  readPage(pathname).includes('data-ad-shape="image"'),
);

async function openPage(page: Page): Promise<void> {
  if (!withPicture) throw new Error('No page has an ad with a picture.');
  await page.goto(withPicture.pathname);
}

/** URL path rules of common ad blockers. */
const FILTERS = [/\/ads\//, /\/ad[-_./]/, /\/(?:banners?|promos?|sponsors?|advert\w*)[/.]/];

describe.concurrent('picture of an in-house ad', () => {
  test('loads the picture of an in-house ad despite an ad blocker (FAULT B7)', () =>
    visit(async ({ page }) => {
      await page.route(
        (url) => FILTERS.some((filter) => filter.test(url.pathname)),
        (route) => route.abort('blockedbyclient'),
      );
      await openPage(page);
      await page.waitForFunction(
        () => (document.querySelector<HTMLImageElement>('[data-ad] img')?.naturalWidth ?? 0) > 0,
      );
    }));

  test('hides an ad picture that fails to load and keeps the ad height (FAULT B7)', () =>
    visit(async ({ page, problems }) => {
      await page.route('**/*.svg', (route) => route.abort('blockedbyclient'));
      await openPage(page);
      const block = page.locator('[data-ad]');
      const height = (await block.boundingBox())?.height;
      await hydrate(page);
      await block.and(page.locator('[data-ad-shape="inline"]')).waitFor();
      expect(await block.locator('img').isVisible()).toBe(false);
      expect((await block.boundingBox())?.height).toBe(height);
      forgive(problems, FAILED_LOAD);
    }));
});
