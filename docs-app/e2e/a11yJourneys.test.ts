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

describe.concurrent('skip link by keyboard', () => {
  test('continues Tab in the article when the skip link is activated (WCAG 2.4.1)', () =>
    readByKeys(PAGE, async ({ page, skip, press }) => {
      await skip();
      await press('Tab');
      expect(await page.locator('main :focus').getAttribute('href')).toBe('#the-components');
    }));
});

describe.concurrent('settings drawer by keyboard', () => {
  test('opens settings on Enter and returns focus on Escape (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.press('Tab');
      expect(await drawerOf(keys).locator(':focus').innerText()).toBe('Close');
      await keys.press('Escape');
      await drawerOf(keys).waitFor({ state: 'hidden' });
      await keys.waitForFocus(button(keys.page, SETTINGS));
    }));

  test('opens settings on Space and returns focus when Close is pressed (WCAG 2.1.1, 2.4.3)', () =>
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
    '%s: selects %s on Enter, sets aria-pressed and keeps focus (WCAG 2.1.1, 4.1.2)',
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

  test('increases, decreases and resets the spacing unit by keyboard (WCAG 2.1.1)', () =>
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

  test('opens the page in another language from the settings (WCAG 2.1.1, 3.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.tabTo(drawerOf(keys).getByRole('link', { name: '中文' }));
      await keys.press('Enter');
      await keys.page.waitForURL(`**/zh${PAGE}`);
      expect(await keys.page.locator('html').getAttribute('lang')).toBe('zh');
    }));

  test('opens the theme playground from the settings (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await openSettings(keys);
      await keys.tabTo(drawerOf(keys).getByRole('link', { name: 'Edit documentation colors' }));
      await keys.press('Enter');
      await keys.page.getByRole('heading', { level: 1, name: 'Theme playground' }).waitFor();
    }));

  test('shows settings in Chinese on a Chinese page, links to English (WCAG 2.1.1, 3.1.1)', () =>
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

describe.concurrent('app bar by keyboard', () => {
  test('switches between light and dark with the mode button (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(button(page, 'Switch between light and dark'));
      const readMode = () => page.locator('html').getAttribute('data-mode');
      await press('Space');
      expect(await readMode()).toBe('dark');
      await press('Enter');
      expect(await readMode()).toBe('light');
    }));

  test.each([
    ['docs-product-menu', 'Libraries'],
    ['docs-version-menu', 'Versions'],
  ])('%s: closes on Escape and returns focus to its button (WCAG 2.1.2, 2.4.3)', (id, name) =>
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

  test('opens another library from the product menu (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(page.locator('[popovertarget="docs-product-menu"]'));
      await press('Space');
      await tabTo(page.locator('#docs-product-menu').getByRole('link', { name: /^Joy UI/ }));
      await press('Enter');
      await page.waitForURL('**/joy-ui/getting-started');
      await page.locator('[popovertarget="docs-product-menu"]', { hasText: 'Joy UI' }).waitFor();
    }));

  test('opens the list of all versions from the version menu (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async ({ page, tabTo, press }) => {
      await tabTo(page.locator('[popovertarget="docs-version-menu"]'));
      await press('Enter');
      await tabTo(page.getByRole('link', { name: 'View all versions' }));
      await press('Enter');
      await page.getByRole('heading', { level: 1, name: 'All versions' }).waitFor();
    }));
});
