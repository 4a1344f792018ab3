import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const LONG = '/x/api/data-grid/selectors';
const CONTENTS = { name: 'Page table of contents' };

/** Scrolls to a share of the page height without changing the URL hash. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    window.scrollTo({ top: scrollHeight * part, behavior: 'instant' });
  }, share);

/** Waits until the current entry is visible in the table of contents. */
async function waitForCurrent(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const entry = document.querySelector('[aria-current="location"]');
    const box = entry?.closest('[popover]')?.getBoundingClientRect();
    const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
    return box !== undefined && box.height > 0 && top >= box.top && bottom <= box.bottom;
  });
}

describe.concurrent('table of contents', () => {
  test('keeps the current contents entry visible on a long page (FAULT B6)', () =>
    visit(async ({ page }) => {
      await page.goto(LONG);
      await hydrate(page);
      for (const share of [0.5, 1, 0.25]) {
        await scrollTo(page, share);
        await waitForCurrent(page);
      }
    }));

  test('marks the clicked contents entry even when every section is short (FAULT B6)', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/getting-started/installation');
      await hydrate(page);
      const list = page.getByRole('navigation', CONTENTS);
      // The viewport is taller than every section.
      await page.setViewportSize({ width: 1280, height: 1600 });
      for (const link of await list.getByRole('link').all()) {
        await link.click();
        const href = (await link.getAttribute('href')) ?? '';
        await list.locator(`a[href="${href}"][aria-current="location"]`).waitFor();
      }
    }));

  test('opens contents at the current entry on a phone, closes them on selection (FAULT B6)', () =>
    visit(
      async ({ page }) => {
        await page.goto(LONG);
        await hydrate(page);
        await scrollTo(page, 0.7);
        await page.getByRole('button', { name: 'Contents' }).tap();
        const list = page.getByRole('navigation', CONTENTS);
        await list.waitFor();
        await waitForCurrent(page);
        const link = list.locator('li:has([aria-current]) + li a');
        const hash = (await link.getAttribute('href')) ?? '';
        await link.tap();
        await list.waitFor({ state: 'hidden' });
        // The heading is below the sticky row.
        await page.waitForFunction((id) => {
          const row = document.querySelector('[data-shell="contents"]')!.getBoundingClientRect();
          const { top } = document.getElementById(id)!.getBoundingClientRect();
          return top >= row.bottom && top < 300;
        }, hash.slice(1));
      },
      { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true },
    ));

  test('opens contents without JavaScript, and omits them without headings (FAULT B6)', () =>
    visit(
      async ({ page }) => {
        await page.goto(LONG);
        await page.getByRole('button', { name: 'Contents' }).click();
        await page.getByRole('navigation', CONTENTS).waitFor();
        await page.goto('/');
        expect(await page.getByRole('button', { name: 'Contents' }).count()).toBe(0);
      },
      { viewport: { width: 390, height: 740 }, javaScriptEnabled: false },
    ));
});
