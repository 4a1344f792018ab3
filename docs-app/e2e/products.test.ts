import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { readDist } from './site.ts';
import { visit } from './visit.ts';

interface ListedProduct {
  id: string;
  name: string;
  version: string;
  start: string;
  internal?: boolean;
}

const products = JSON.parse(readDist('products.json')) as ListedProduct[];

/** Rows of product id, folder of the `package.json` that pins the version, and package name. */
const PINS = [
  ['material-ui', 'material-ui', '@mui/material'],
  ['joy-ui', 'joy-ui', '@mui/joy'],
  ['base-ui', 'base-ui', '@mui/base'],
  ['system', 'system', '@mui/system'],
  ['x-data-grid', 'x', '@mui/x-data-grid'],
  ['x-date-pickers', 'x', '@mui/x-date-pickers'],
  ['toolpad-core', 'toolpad', '@toolpad/core'],
] as const;

function readPin(folder: string, name: string): string | undefined {
  const file = fileURLToPath(new URL(`../products/${folder}/package.json`, import.meta.url));
  const { dependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies[name];
}

async function openSwitcher(page: Page): Promise<void> {
  await page.locator('[popovertarget="docs-product-menu"]').click();
  await page.getByRole('navigation', { name: 'Libraries' }).waitFor();
}

describe.each(PINS)('app bar of %s (IDN-6, IDN-7, VER-1)', (id, folder, name) => {
  test('shows product name, logo and pinned version, and links to all versions', () =>
    visit(async ({ page }) => {
      const product = products.find((candidate) => candidate.id === id);
      expect(product?.version).toBe(readPin(folder, name));
      await page.goto(product?.start ?? '');
      await hydrate(page);
      const button = page.locator('[popovertarget="docs-product-menu"]');
      expect(await button.innerText()).toBe(product?.name);
      expect(await button.locator(`[data-logo="${id}"]`).count()).toBe(1);
      const version = page.locator('[popovertarget="docs-version-menu"]');
      expect(await version.innerText()).toBe(`v${product?.version}`);
      await version.click();
      const menu = page.getByRole('navigation', { name: 'Versions' });
      await menu.getByRole('link', { name: `v${product?.version} current` }).waitFor();
      await menu.getByRole('link', { name: 'View all versions' }).click();
      await page.getByRole('heading', { level: 1, name: 'All versions' }).waitFor();
    }));
});

test('lists the product versions that the specification requires (VER-1)', () => {
  const versionOf = (id: string) => products.find((product) => product.id === id)?.version;
  expect([versionOf('material-ui'), versionOf('system')]).toEqual(['6.1.0', '6.1.0']);
  expect(versionOf('joy-ui')).toMatch(/^5\.0\.0-beta\.\d+$/);
  expect(versionOf('base-ui')).toMatch(/^5\.0\.0-beta\.\d+$/);
});

describe('product switcher', () => {
  test('opens the selected product with the navigation of that product (PRD-1)', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/react-button');
      await openSwitcher(page);
      await page.getByRole('link', { name: /^MUI System/ }).click();
      await page.waitForURL('**/system/getting-started');
      await page
        .locator('[popovertarget="docs-product-menu"]', { hasText: 'MUI System' })
        .waitFor();
      await page
        .locator('#docs-navigation a[href="/system/react-box"]')
        .waitFor({ state: 'attached' });
      expect(await page.getByRole('navigation', { name: 'Libraries' }).isVisible()).toBe(false);
    }));

  test('switches products without JavaScript', () =>
    visit(
      async ({ page }) => {
        await page.goto('/joy-ui/react-button');
        await openSwitcher(page);
        await page.getByRole('link', { name: /^Data Grid/ }).click();
        expect(new URL(page.url()).pathname).toBe('/x/react-data-grid');
      },
      { javaScriptEnabled: false },
    ));

  test('opens and closes the switcher by keyboard, and returns focus (WCAG 2.1.1, 2.4.3)', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/react-button');
      const button = page.locator('[popovertarget="docs-product-menu"]');
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('navigation', { name: 'Libraries' }).waitFor();
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').innerText()).toContain('Material UI');
      await page.keyboard.press('Escape');
      await page.getByRole('navigation', { name: 'Libraries' }).waitFor({ state: 'hidden' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }));

  test('lists every library, but no internal product (PRD-1)', () =>
    visit(async ({ page }) => {
      await page.goto('/');
      await openSwitcher(page);
      const names = await page.locator('#docs-product-menu [data-menu="name"]').allInnerTexts();
      expect(names).toEqual([
        ...['Material UI', 'Joy UI', 'Base UI', 'MUI System', 'Data Grid', 'Date Pickers'],
        'Toolpad Core',
      ]);
    }));
});

describe('API pages', () => {
  test.each([
    ['NAV-10', '/material-ui/api/button', 'Button API', '#button-prop-variant'],
    ['NAV-11', '/joy-ui/api/button', 'Button API', '#button-prop-variant'],
    ['NAV-12', '/system/api/box', 'Box API', '#box-prop-component'],
    ['NAV-13', '/base-ui/react-button/components-api', 'Button components API', '#button'],
    ['NAV-13', '/base-ui/react-button/hooks-api', 'Button hooks API', '#use-button'],
    ['NAV-13', '/base-ui/react-slider/components-api', 'Slider components API', '#slider'],
  ])('%s: %s has the title %s and the anchor %s', (_, pathname, title, anchor) =>
    visit(async ({ page }) => {
      await page.goto(pathname + anchor);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.locator(anchor).waitFor();
      expect(await page.getByRole('table').count()).toBeGreaterThan(0);
    }),
  );

  test('opens the API of a headless component from a tab beside its demos (NAV-13)', () =>
    visit(async ({ page }) => {
      await page.goto('/base-ui/react-button');
      const tab = page.getByRole('link', { name: 'Hooks API' });
      await tab.click();
      await page.waitForURL('**/base-ui/react-button/hooks-api');
      await page.locator('#use-button').waitFor();
      expect(await page.getByRole('link', { name: 'Hooks API' }).getAttribute('aria-current')).toBe(
        'page',
      );
    }));

  test('shows tabs on an API page, and marks the component in the navigation (NAV-13)', () =>
    visit(async ({ page }) => {
      await page.goto('/base-ui/react-slider/components-api');
      const tree = page.getByRole('navigation', { name: 'documentation' });
      const current = tree.locator('a[aria-current="page"]');
      expect(await current.allTextContents()).toEqual(['Slider']);
      expect(await current.isVisible()).toBe(true);
      const tabs = page.getByRole('navigation', { name: 'Demos and API' });
      expect(await tabs.getByRole('link').allTextContents()).toEqual([
        'Demos',
        'Components API',
        'Hooks API',
      ]);
      await tabs.getByRole('link', { name: 'Hooks API' }).click();
      await page.locator('#use-slider').waitFor();
      expect(await current.allTextContents()).toEqual(['Slider']);
    }));
});
