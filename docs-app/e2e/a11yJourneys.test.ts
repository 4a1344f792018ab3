import { describe, expect, test } from 'vitest';
import { button, readByKeys, type Keys } from './a11yKeys.ts';
import { sampleEvery } from './tier.ts';

const PAGE = '/material-ui/getting-started/installation';
const SETTINGS = 'Toggle settings drawer';

const drawerOf = ({ page }: Keys) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(keys: Keys): Promise<void> {
  await keys.tabTo(button(keys.page, SETTINGS));
  await keys.press('Enter');
  await drawerOf(keys).waitFor();
}

describe.concurrent('by keyboard alone: the skip link', () => {
  test('passes the bar and the navigation: the next stop is in the text (WCAG 2.4.1)', () =>
    readByKeys(PAGE, async ({ page, skip, press }) => {
      await skip();
      await press('Tab');
      expect(await page.locator('main :focus').getAttribute('href')).toBe('#the-components');
    }));
});

describe.concurrent('by keyboard alone: the settings drawer', () => {
  test('opens by Enter, is the next stop, closes by Escape and gives the focus back (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.press('Tab');
      expect(await drawerOf(keys).locator(':focus').innerText()).toBe('Close');
      await keys.press('Escape');
      await drawerOf(keys).waitFor({ state: 'hidden' });
      await keys.waitForFocus(button(keys.page, SETTINGS));
    }));

  test('opens by Space, closes by its button and gives the focus back (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.tabTo(button(keys.page, SETTINGS));
      await keys.press('Space');
      await drawerOf(keys).waitFor();
      await keys.tabTo(drawerOf(keys).getByRole('button', { name: 'Close' }));
      await keys.press('Space');
      await drawerOf(keys).waitFor({ state: 'hidden' });
      await keys.waitForFocus(button(keys.page, SETTINGS));
    }));

  const choices = [
    ['Mode', 'Dark', { 'data-mode': 'dark' }],
    ['Direction', 'Right to left', { dir: 'rtl' }],
    ['Color', 'Plum', { 'data-primary': '' }],
    ['Density', 'Dense', { 'data-density': 'dense' }],
    ['Contrast', 'More', { 'data-contrast': 'more' }],
    ['Motion', 'Reduced', { 'data-motion': 'reduced' }],
  ] as const;

  test.each(sampleEvery(3, choices))(
    '%s: %s is chosen by Enter, says so, and keeps the focus (WCAG 2.1.1, 4.1.2)',
    (group, name, attributes) =>
      readByKeys(PAGE, async (keys) => {
        await openSettings(keys);
        const choice = drawerOf(keys)
          .getByRole('group', { name: group })
          .getByRole('button', { name });
        await keys.tabTo(choice);
        expect(await choice.getAttribute('aria-pressed')).toBe('false');
        await keys.press('Enter');
        expect(await choice.getAttribute('aria-pressed')).toBe('true');
        await keys.waitForFocus(choice);
        for (const [attribute, value] of Object.entries(attributes)) {
          expect(await keys.page.locator('html').getAttribute(attribute)).toBe(value);
        }
      }),
  );

  test('the unit of spacing is made larger, smaller, and reset (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      const value = drawerOf(keys).locator('[data-spacing-value]');
      await keys.tabTo(button(keys.page, 'increase spacing'));
      await keys.press('Enter', 'Space');
      expect(await value.innerText()).toBe('10 px');
      await keys.tabBackTo(button(keys.page, 'decrease spacing'));
      await keys.press('Enter');
      expect(await value.innerText()).toBe('9 px');
      await keys.tabTo(button(keys.page, 'Reset density'));
      await keys.press('Enter');
      expect(await value.innerText()).toBe('8 px');
    }));

  test('leads to the page in another language (WCAG 2.1.1, 3.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.tabTo(drawerOf(keys).getByRole('link', { name: '中文' }));
      await keys.press('Enter');
      await keys.page.waitForURL(`**/zh${PAGE}`);
      expect(await keys.page.locator('html').getAttribute('lang')).toBe('zh');
    }));

  test('leads to the page where colors are edited (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.tabTo(drawerOf(keys).getByRole('link', { name: 'Edit documentation colors' }));
      await keys.press('Enter');
      await keys.page.getByRole('heading', { level: 1, name: 'Theme playground' }).waitFor();
    }));

  test('is of the language of a page in Chinese (WCAG 2.1.1, 3.1.1)', () =>
    readByKeys(`/zh${PAGE}`, async ({ page, tabTo, press }) => {
      await tabTo(button(page, '打开或关闭设置'));
      await press('Enter');
      const drawer = page.getByRole('dialog', { name: '设置' });
      await tabTo(drawer.getByRole('link', { name: 'English' }));
      await press('Enter');
      await page.waitForURL(({ pathname }) => pathname === PAGE);
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
    }));
});

describe.concurrent('by keyboard alone: the bar', () => {
  test('its button turns dark and light (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(button(page, 'Switch between light and dark'));
      const readMode = () => page.locator('html').getAttribute('data-mode');
      await press('Space');
      expect(await readMode()).toBe('dark');
      await press('Enter');
      expect(await readMode()).toBe('light');
    }));

  test.each([
    ['product-menu', 'Libraries'],
    ['version-menu', 'Versions'],
  ])('%s: Escape closes it and gives the focus back (WCAG 2.1.2, 2.4.3)', (id, name) =>
    readByKeys(PAGE, async ({ page, tabTo, press, waitForFocus }) => {
      const toggle = page.locator(`[popovertarget="${id}"]`);
      const menu = page.getByRole('navigation', { name, exact: true });
      await tabTo(toggle);
      await press('Enter');
      await menu.waitFor();
      await press('Tab', 'Tab');
      expect(await menu.locator(':focus').count()).toBe(1);
      await press('Escape');
      await menu.waitFor({ state: 'hidden' });
      await waitForFocus(toggle);
    }),
  );

  test('the product switcher leads to another library (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(page.locator('[popovertarget="product-menu"]'));
      await press('Space');
      await tabTo(page.locator('#product-menu').getByRole('link', { name: /^Joy UI/ }));
      await press('Enter');
      await page.waitForURL('**/joy-ui/getting-started');
      await page.locator('[popovertarget="product-menu"]', { hasText: 'Joy UI' }).waitFor();
    }));

  test('the version menu leads to all versions (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(page.locator('[popovertarget="version-menu"]'));
      await press('Enter');
      await tabTo(page.getByRole('link', { name: 'View all versions' }));
      await press('Enter');
      await page.getByRole('heading', { level: 1, name: 'All versions' }).waitFor();
    }));
});
