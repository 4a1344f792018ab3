import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../../../testing/hydrate.ts';
import { visit } from '../../../e2e/visit.ts';

/** Time limit of a journey, in milliseconds. */
const LIMIT = 15_000;
const SCREENS = [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

/** Searches on the home page, and opens the first result of a kind. */
async function searchFor(page: Page, query: string, kind: string): Promise<void> {
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill(query);
  await page.locator(`[role="option"][data-kind="${kind}"]`).first().click();
}

/** Returns whether the top edge of an element is in the viewport. */
function isInView(page: Page, selector: string): Promise<boolean> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight && bottom > 0;
    });
}

describe.each(SCREENS)('journeys of a new user on %s', (_, screen) => {
  /** Runs a journey; fails unless it ends within `LIMIT`. */
  const journey = (read: (page: Page) => Promise<void>) =>
    visit(async ({ page }) => {
      const since = performance.now();
      await read(page);
      expect(performance.now() - since).toBeLessThan(LIMIT);
    }, screen);

  test('search for disableRestoreFocus opens the row of the prop with its type', () =>
    journey(async (page) => {
      await searchFor(page, 'disableRestoreFocus', 'prop');
      await page.waitForURL(/disableRestoreFocus$/);
      const row = `[id="${new URL(page.url()).hash.slice(1)}"]`;
      await expect.poll(() => isInView(page, row)).toBe(true);
      expect(await page.locator(row).innerText()).toContain('boolean');
    }));

  test('search for an async example opens its section and demo code', () =>
    journey(async (page) => {
      await searchFor(page, 'autocomplete async', 'section');
      await page.waitForURL('**/material-ui/react-autocomplete#async-options');
      const demo = page.locator('[data-demo="CustomerSearch"]');
      await demo.getByText('loading={isSearching}').waitFor();
      await demo.getByRole('button', { name: 'Expand code' }).click();
      await demo.getByText('request.abort()').waitFor();
    }));

  test('opens the release 7 API page of a component from its current API page', () =>
    journey(async (page) => {
      await page.goto('/material-ui/api/dialog');
      await page.getByRole('link', { name: /^7\./ }).first().click();
      await page.getByRole('heading', { level: 1, name: /^Dialog API 7\./ }).waitFor();
    }));
});
