import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { deriveJavaScript } from '../build/content/deriveJavaScript.ts';
import { hydrate, waitForHydration } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-tabs';
const YEAR_SECONDS = 31_536_000;

const file = '../products/material-ui/pages/react-tabs/demos/AccountTabs/system.tsx';
const typeScript = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
const javaScript = await deriveJavaScript('AccountTabs.tsx', typeScript);

const demoOf = (page: Page) => page.locator('[data-demo="AccountTabs"]');

/** Waits until the demo shows a source file, and returns its code. */
async function readSource(page: Page, fileName: string): Promise<string | null> {
  await demoOf(page).locator('figcaption', { hasText: fileName }).waitFor();
  return demoOf(page).locator('[data-code-block] code').textContent();
}

const readCookies = (page: Page) => page.context().cookies();

describe.concurrent('language of demo code', () => {
  test('defaults to TypeScript and stores a selected language for a year (COD-1, COD-5)', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await hydrate(page);
      await demoOf(page).getByRole('button', { name: 'Show code' }).click();
      expect(await readSource(page, 'AccountTabs.tsx')).toBe(typeScript);
      await demoOf(page).getByRole('button', { name: 'Show JavaScript source' }).click();
      expect(await readSource(page, 'AccountTabs.js')).toBe(javaScript);
      const [cookie] = await readCookies(page);
      expect(cookie).toMatchObject({ name: 'codeVariant', value: 'JS', path: '/' });
      const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
      expect(Math.abs(seconds - YEAR_SECONDS)).toBeLessThan(60);
      await page.reload();
      await demoOf(page).getByRole('button', { name: 'Show code' }).click();
      expect(await readSource(page, 'AccountTabs.js')).toBe(javaScript);
    }));

  test('applies the code language of a URL hash without storing the language (COD-2)', () =>
    visit(async ({ page }) => {
      await page.goto(`${PAGE}#AccountTabs.js`);
      await waitForHydration(page);
      expect(await readSource(page, 'AccountTabs.js')).toBe(javaScript);
      expect(await demoOf(page).locator('details').getAttribute('open')).not.toBeNull();
      const box = await demoOf(page).boundingBox();
      expect(Math.abs(box?.y ?? 1000)).toBeLessThan(200);
      expect(await readCookies(page)).toEqual([]);
    }));

  test('prefers the code language of a URL hash to the stored language (COD-2)', () =>
    visit(async ({ page, context }) => {
      const { origin } = new URL((await page.goto(PAGE))?.url() ?? '');
      await context.addCookies([{ name: 'codeVariant', value: 'JS', url: origin }]);
      await page.goto('about:blank');
      await page.goto(`${PAGE}#AccountTabs.tsx`);
      await waitForHydration(page);
      await demoOf(page).locator('details[open]').waitFor();
      expect(await readSource(page, 'AccountTabs.tsx')).toBe(typeScript);
      const pressed = demoOf(page).getByRole('button', {
        name: 'Show TypeScript source',
        pressed: true,
      });
      expect(await pressed.count()).toBe(1);
    }));

  test.each(['#.js', '#%E0%A4%A.js', '#nothing-here.tsx', '#tailwind-.js', '#__proto__.js'])(
    'opens no code when the hash %s names no demo',
    (hash) =>
      visit(async ({ page }) => {
        await page.goto(PAGE + hash);
        await waitForHydration(page);
        expect(await page.locator('details[open][data-demo]').count()).toBe(0);
      }),
  );

  test('copies demo code in the displayed language', () =>
    visit(
      async ({ page }) => {
        await page.goto(`${PAGE}#AccountTabs.js`);
        await waitForHydration(page);
        await readSource(page, 'AccountTabs.js');
        await demoOf(page).getByRole('button', { name: 'Copy the code' }).click();
        await demoOf(page).getByText('Copied').first().waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(javaScript);
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ));
});
