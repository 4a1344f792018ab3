import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { COLOR_RULES, findViolations } from './axe.ts';
import { holdScripts } from '../testing/hydrate.ts';
import { isWhole } from './tier.ts';
import { visit } from './visit.ts';

const BUTTON = '/material-ui/api/button';

const panelOf = (page: Page) => page.locator('[data-parts-panel]');
const buttonsOf = (page: Page) => panelOf(page).locator('li button');

async function openParts(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('details[data-parts] summary').click();
  await panelOf(page).waitFor();
  await panelOf(page).locator('[data-part-stage] [data-live]').first().waitFor();
}

/** Lists the class attributes of visible elements with a dashed outline. */
const listOutlined = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility())
      .filter((element) => getComputedStyle(element).outlineStyle === 'dashed')
      .map((element) => element.getAttribute('class') ?? ''),
  );

describe('anatomy panel of a component', () => {
  test.each([
    BUTTON,
    '/zh/material-ui/api/text-field',
    '/joy-ui/api/button',
    '/base-ui/react-switch/components-api',
    '/x/api/date-pickers/digital-clock',
    ...(isWhole ? ['/x/api/data-grid/data-grid'] : []),
  ])('%s: outlines a component part in a demo on hover, and shows its styling code', (path) =>
    visit(async ({ page }) => {
      await openParts(page, path);
      const presentParts = buttonsOf(page).and(page.locator(':not([data-absent])'));
      await presentParts.first().waitFor();
      const buttons = await presentParts.all();
      const lost: string[] = [];
      for (const button of buttons) {
        await button.hover();
        const name = (await button.textContent()) ?? '';
        const selector = await panelOf(page)
          .locator('[data-part-about] p code')
          .first()
          .textContent();
        const code = await panelOf(page).locator('[data-part-about] pre').textContent();
        await expect
          .poll(() => listOutlined(page), { message: `${name}: nothing is outlined` })
          .not.toEqual([]);
        const outlined = await listOutlined(page);
        const [, last = ''] = /\.([\w-]+)$/.exec(selector ?? '') ?? [];
        if (!outlined.every((element) => element.includes(last))) lost.push(name);
        if (!/outline|className/.test(code ?? '')) lost.push(`${name} without code`);
      }
      expect(lost).toEqual([]);
    }),
  );

  test('outlines a component part when its table row is hovered, and keeps the demo in view', () =>
    visit(async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openParts(page, BUTTON);
      const row = page.locator('#button-classes-MuiButton-startIcon');
      await row.scrollIntoViewIfNeeded();
      await row.hover();
      await expect.poll(() => listOutlined(page)).not.toEqual([]);
      expect((await listOutlined(page)).join()).toContain('MuiButton-startIcon');
      const box = await panelOf(page).locator('[data-part-stage]').first().boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      await page.mouse.move(5, 5);
      await expect.poll(() => listOutlined(page)).toEqual([]);
    }));

  test('outlines a pinned component part in a dialog that opens later', () =>
    visit(async ({ page }) => {
      await openParts(page, '/material-ui/api/dialog');
      await buttonsOf(page)
        .and(page.getByText('paper', { exact: true }))
        .click();
      expect(await listOutlined(page)).toEqual([]);
      await panelOf(page)
        .getByText(/No demo shows this part/)
        .waitFor();
      await panelOf(page).locator('[data-part-stage] button:visible').first().click();
      await expect.poll(() => listOutlined(page)).not.toEqual([]);
      expect((await listOutlined(page)).join()).toContain('MuiDialog-paper');
    }));

  test('opens the anatomy panel on Enter before hydration, and removes outlines on close', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(BUTTON, { waitUntil: 'commit' });
      const toggle = page.locator('details[data-parts] summary');
      await toggle.press('Enter');
      release();
      await panelOf(page).waitFor();
      await buttonsOf(page).first().click();
      await expect.poll(() => listOutlined(page)).not.toEqual([]);
      await toggle.press('Enter');
      await panelOf(page).waitFor({ state: 'detached' });
      expect(await listOutlined(page)).toEqual([]);
    }));

  test('shows an error when demos cannot load, and retries when the anatomy panel reopens', () =>
    visit(async ({ page }) => {
      await page.route('**/material-ui/react-button/page.json', (route) =>
        route.fulfill({ json: {} }),
      );
      await page.goto(BUTTON);
      await page.locator('details[data-parts] summary').click();
      await page.getByText('Could not load the demos.').waitFor();
      await page.unroute('**/material-ui/react-button/page.json');
      await page.locator('details[data-parts] summary').click();
      await page.locator('details[data-parts] summary').click();
      await panelOf(page).waitFor();
    }));

  test('passes axe in the anatomy panel, and removes the panel when another page opens', () =>
    visit(async ({ page }) => {
      await openParts(page, BUTTON);
      await buttonsOf(page).first().click();
      expect(await findViolations(page, 'light')).toEqual([]);
      expect(await findViolations(page, 'dark', { rules: COLOR_RULES })).toEqual([]);
      await page.locator('[data-article] a[href="/material-ui/react-button"]').first().click();
      await page.locator('h1', { hasText: /^Button$/ }).waitFor();
      expect(await panelOf(page).count()).toBe(0);
      expect(await listOutlined(page)).toEqual([]);
    }));
});
