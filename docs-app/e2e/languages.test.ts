import { describe, expect, test } from 'vitest';
import { injectPageStyles } from './injectPageStyles.ts';
import { hydrate, hydrateDemos } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-alert';

describe.concurrent('language of pages', () => {
  test('switches a page to Chinese and back in the settings (SET-4, PRD-4, WCAG 3.1.1)', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await page.getByRole('button', { name: 'Toggle settings drawer' }).click();
      await page.getByRole('link', { name: '中文' }).click();
      await page.waitForURL(`**/zh${PAGE}`);
      expect(await page.locator('html').getAttribute('lang')).toBe('zh');
      await page.getByRole('button', { name: '打开或关闭设置' }).click();
      await page.getByRole('link', { name: 'English' }).click();
      await page.waitForURL((url) => url.pathname === PAGE);
    }));

  test('keeps a Chinese UI with an English article during hydration (WCAG 3.1.2)', () =>
    visit(async ({ page }) => {
      await page.goto(`/zh${PAGE}`);
      const article = page.locator('article');
      expect(await article.getAttribute('lang')).toBe('en');
      expect(await article.getByRole('heading', { level: 1 }).innerText()).toBe('Alert');
      const group = page.locator('#docs-navigation summary').first();
      expect(await group.innerText()).toBe('快速开始');
      // Hydration replaces the plain controls of demos with a toolbar.
      await injectPageStyles(page, '[data-demo-bar] { display: none }');
      const before = await page.locator('body').innerText();
      await hydrate(page);
      await hydrateDemos(page);
      expect(await page.locator('body').innerText()).toBe(before);
    }));

  test('keeps Chinese in article links and after client-side navigation', () =>
    visit(async ({ page }) => {
      await page.goto(`/zh${PAGE}`);
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await page.locator('article a[href="/zh/material-ui/react-dialog"]').first().click();
      await page.getByRole('heading', { level: 1, name: 'Dialog' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/zh/material-ui/react-dialog');
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
      const paths = await page
        .locator('#docs-navigation a[href^="/"], a[rel="prev"], a[rel="next"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(paths.length).toBeGreaterThan(10);
      expect(paths.filter((path) => !path?.startsWith('/zh/'))).toEqual([]);
    }));

  test('shows the 404 page in Chinese for a path that starts with /zh', () =>
    visit(async ({ page, problems }) => {
      const response = await page.goto('/zh/nowhere');
      expect(response?.status()).toBe(404);
      await hydrate(page);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('找不到页面');
      const index = problems.findIndex((problem) => problem.includes('404'));
      if (index >= 0) problems.splice(index, 1);
    }));
});
