import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { button, catchCopies, readByKeys, readCopied } from './a11yKeys.ts';

const PAGE = '/material-ui/api/alert';
const FILTER = 'Filter the rows of this page';

const countRows = (page: Page) => page.locator('tbody tr:visible').count();

/** Waits until an element has the dashed outline that highlights a part of a component. */
const waitForOutline = (page: Page) =>
  page.waitForFunction(() =>
    [...document.body.querySelectorAll('*')].some(
      (element) => getComputedStyle(element).outlineStyle === 'dashed',
    ),
  );

describe.concurrent('API page by keyboard', () => {
  test('selects a table layout, sets aria-pressed and keeps focus (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press, waitForFocus }) => {
      await skip();
      const choice = button(page, 'Expanded');
      await tabTo(choice);
      await press('Enter');
      expect(await choice.getAttribute('aria-pressed')).toBe('true');
      const row = page.locator('#alert-prop-closeText');
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('block');
      await waitForFocus(choice);
    }));

  test('opens a collapsed row when its link is followed (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      await skip();
      await tabTo(button(page, 'Collapsed'));
      await press('Space');
      const row = page.locator('#alert-prop-closeText');
      expect(await row.locator('td:visible').count()).toBe(0);
      await tabTo(row.locator('th a'));
      await press('Enter');
      await row.locator('td').first().waitFor();
      expect(new URL(page.url()).hash).toBe('#alert-prop-closeText');
    }));

  test('filters and announces API rows while typing, shows all on Escape (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      const all = await countRows(page);
      await skip();
      await tabTo(page.getByRole('searchbox', { name: FILTER }));
      await page.keyboard.type('close');
      const status = page.locator('[data-api-tools] [role="status"]');
      await status.filter({ hasText: `of ${all} rows` }).waitFor();
      expect(await countRows(page)).toBeLessThan(all);
      await press('Escape');
      await page
        .locator('tbody tr:visible')
        .nth(all - 1)
        .waitFor();
      expect(await countRows(page)).toBe(all);
    }));

  test('scrolls a row below the app bar when its link is followed (WCAG 2.1.1, 2.4.11)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press, waitForFocus }) => {
      await skip();
      const link = page.locator('#alert-prop-severity th a');
      await tabTo(link);
      await press('Enter');
      await page.waitForURL('**#alert-prop-severity');
      // Tab continues from the row, so its link is the next stop.
      await press('Tab');
      await waitForFocus(link);
      const isClear = await link.evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
        return element.getBoundingClientRect().top >= bar;
      });
      expect(isClear).toBe(true);
    }));

  test('outlines a component part on focus and pins the outline on Enter (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys('/material-ui/api/button', async ({ page, skip, tabTo, tabBackTo, press }) => {
      const toggle = page.locator('details[data-parts] summary');
      const panel = page.locator('[data-parts-panel]');
      await skip();
      await tabTo(toggle);
      await press('Enter');
      await panel.locator('[data-part-stage] [data-live]').first().waitFor();
      const part = panel.locator('li button').first();
      await part.and(page.locator(':not([data-absent])')).waitFor();
      await tabTo(part);
      await waitForOutline(page);
      await press('Enter');
      expect(await part.getAttribute('aria-pressed')).toBe('true');
      await press('Shift+Tab');
      await waitForOutline(page);
      await tabBackTo(toggle);
      await press('Enter');
      await panel.waitFor({ state: 'detached' });
    }));

  test('copies the API page as Markdown and announces the copy (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press }) => {
      await catchCopies(page);
      await skip();
      await tabTo(button(page, 'Copy as Markdown'));
      await press('Enter');
      await page.locator('[data-api-tools] [role="status"]', { hasText: 'Copied' }).waitFor();
      expect(await readCopied(page)).toMatch(/^# Alert API\n/);
    }));

  test('opens the API page of a component in another release (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async ({ page, skip, tabTo, press, waitForFocus }) => {
      await skip();
      await tabTo(page.locator('article a[href="/material-ui/v5/api/alert"]'));
      await press('Enter');
      await page.waitForURL('**/material-ui/v5/api/alert');
      await waitForFocus(page.locator('#docs-main'));
    }));
});

describe.concurrent('API tabs and release comparison by keyboard', () => {
  test('opens the Hooks API tab and returns to the Demos tab (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys('/base-ui/react-switch', async ({ page, skip, tabTo, press, waitForFocus }) => {
      const tabs = page.getByRole('navigation', { name: 'Demos and API' });
      const current = tabs.locator('[aria-current="page"]');
      await skip();
      await tabTo(tabs.getByRole('link', { name: 'Hooks API' }));
      await press('Enter');
      await page.waitForURL('**/hooks-api');
      await waitForFocus(page.locator('#docs-main'));
      expect(await current.allInnerTexts()).toEqual(['Hooks API']);
      await tabTo(tabs.getByRole('link', { name: 'Demos' }));
      await press('Enter');
      await page.waitForURL('**/base-ui/react-switch');
    }));

  test('opens the comparison of two releases (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys('/material-ui/changes', async ({ page, skip, tabTo, press, waitForFocus }) => {
      await skip();
      await tabTo(page.locator('main a[href="/material-ui/changes/v6-v9"]'));
      await press('Enter');
      await page.waitForURL('**/material-ui/changes/v6-v9');
      await waitForFocus(page.locator('#docs-main'));
      expect(await page.locator('h1').innerText()).toMatch(/changes from 6\.\S+ to 9\./);
    }));
});

describe.concurrent('theme playground by keyboard', () => {
  test('selects a theme preset, then undoes and redoes the selection (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys('/playground', async ({ page, skip, tabTo, tabBackTo, press }) => {
      const preset = page.locator('main').getByRole('button', { name: 'Forest', exact: true });
      const waitForPressed = (value: boolean) =>
        preset.and(page.locator(`[aria-pressed="${value}"]`)).waitFor();
      await skip();
      await tabTo(preset);
      await press('Enter');
      await waitForPressed(true);
      await tabBackTo(button(page, 'Undo'));
      await press('Enter');
      await waitForPressed(false);
      await tabTo(button(page, 'Redo'));
      await press('Space');
      await waitForPressed(true);
    }));

  test('moves a slider with the arrow keys and updates aria-valuetext (WCAG 2.1.1, 4.1.2)', () =>
    readByKeys('/playground', async ({ page, skip, tabTo, press }) => {
      const slider = page.locator('main').getByRole('slider', { name: 'Spacing unit' });
      await skip();
      await tabTo(slider);
      await press('ArrowRight');
      expect(await slider.getAttribute('aria-valuetext')).toBe('9 px');
      await press('ArrowLeft', 'ArrowLeft');
      expect(await slider.getAttribute('aria-valuetext')).toBe('7 px');
    }));

  test('moves focus out of the preview iframes on Tab (WCAG 2.1.2)', () =>
    readByKeys('/playground', async ({ page, skip, tabTo }) => {
      await skip();
      await tabTo(page.locator('main iframe').first());
      await tabTo(page.locator('main summary', { hasText: 'CSS variables' }));
    }));
});
