import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdScripts, hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/api/alert';
const OTHER = '/material-ui/api/button';
const ROW = '#alert-prop-closeText';

const choose = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const readDisplay = (page: Page, row: string) =>
  page.locator(row).evaluate((element) => getComputedStyle(element).display);
const countRows = (page: Page) => page.locator('tbody tr:visible').count();

describe('API page tools', () => {
  test('restores the stored table layout on another API page before scripts load', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      expect(await readDisplay(page, ROW)).toBe('table-row');
      await choose(page, 'Expanded');
      expect(await readDisplay(page, ROW)).toBe('block');
      const release = await holdScripts(page);
      await page.goto(OTHER, { waitUntil: 'commit' });
      await page.locator('#button-prop-color').waitFor();
      expect(await readDisplay(page, '#button-prop-color')).toBe('block');
      const chosen = page.getByRole('button', { name: 'Expanded', pressed: true });
      expect(await chosen.count()).toBe(1);
      release();
    }));

  test('filters rows by text typed before hydration, and shows all when a hash names a row', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      const all = await countRows(page);
      await page.getByRole('searchbox').fill('close');
      await hydrate(page);
      await page.getByText(`of ${all} rows`).waitFor();
      expect(await countRows(page)).toBeLessThan(all);
      await page.evaluate((hash) => (location.hash = hash), '#alert-prop-severity');
      await expect.poll(() => countRows(page)).toBe(all);
    }));

  test('opens the linked row when rows are collapsed', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await choose(page, 'Collapsed');
      await page.goto(`${OTHER}#button-prop-color`);
      await hydrate(page);
      await page.locator('#button-prop-color td').first().waitFor();
      expect(await page.locator('#button-prop-size td:visible').count()).toBe(0);
    }));

  test.each([PAGE, `/zh${PAGE}`, '/base-ui/react-button/components-api'])(
    'copies %s as Markdown',
    (path) =>
      visit(async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(path);
        await hydrate(page);
        await page.locator('[data-copy-page]').click();
        await page.locator('[data-api-tools] [role="status"]:not(:empty)').waitFor();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        const published = await page.request.get(`${path.replace('/zh', '')}.md`);
        expect(copied).toBe(await published.text());
        await waitForQuiet(page);
      }),
  );
});
