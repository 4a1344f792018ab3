import { describe, expect, test } from 'vitest';
import { button, readByKeys, type Keys } from './a11yKeys.ts';
import { waitUntil } from './editor.ts';
import { forgive } from './visit.ts';

const PAGE = '/material-ui/getting-started/installation';
const OPEN_NAV = 'Open main navigation';

const treeOf = ({ page }: Keys) => page.locator('#docs-navigation');
const groupOf = (keys: Keys, name: string) => treeOf(keys).locator('summary', { hasText: name });
const heading = ({ page }: Keys, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the URL hash names a heading and the heading is in view below the app bar. */
async function waitForTarget({ page }: Keys, hash: string): Promise<void> {
  await page.waitForFunction((anchor) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
    const top = document.querySelector(anchor)?.getBoundingClientRect().top ?? -1;
    return location.hash === anchor && top >= bar && top < innerHeight;
  }, hash);
}

describe.concurrent('navigation tree by keyboard', () => {
  test('opens a page from a navigation group and marks its link (WCAG 2.1.1, 2.4.8, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.tabTo(groupOf(keys, 'Components'));
      await keys.press('Enter');
      await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/react-dialog"]'));
      await keys.press('Enter');
      await heading(keys, 'Dialog').waitFor();
      await keys.waitForFocus(keys.page.locator('#docs-main'));
      const current = treeOf(keys).locator('[aria-current="page"]');
      expect(await current.allInnerTexts()).toEqual(['Dialog']);
    }));

  test('removes the tab stops of a navigation group when it is closed (WCAG 2.4.3, 4.1.2)', () =>
    readByKeys(PAGE, async (keys) => {
      const group = groupOf(keys, 'Getting started');
      await keys.tabTo(group);
      await keys.press('Space');
      expect(await group.locator('xpath=..').getAttribute('open')).toBeNull();
      await keys.press('Tab');
      expect(await keys.page.locator(':focus').innerText()).toBe('Components');
    }));
});

describe.concurrent('contents, anchors and pager by keyboard', () => {
  test('scrolls to a heading when its contents link is followed (WCAG 2.1.1, 2.4.11)', () =>
    readByKeys(PAGE, async (keys) => {
      const contents = keys.page.getByRole('navigation', { name: 'Page table of contents' });
      await keys.skip();
      await keys.tabTo(contents.locator('a[href="#the-icons"]'));
      await keys.press('Enter');
      await waitForTarget(keys, '#the-icons');
    }));

  test('continues Tab from the heading when a contents link was followed (WCAG 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      const contents = keys.page.getByRole('navigation', { name: 'Page table of contents' });
      await keys.skip();
      await keys.tabTo(contents.locator('a[href="#the-icons"]'));
      await keys.press('Enter');
      await waitForTarget(keys, '#the-icons');
      await keys.press('Tab');
      const isBelow = await keys.page.evaluate(() => {
        const target = document.querySelector('#the-icons');
        const { activeElement } = document;
        if (!target || !activeElement) return false;
        const place = target.compareDocumentPosition(activeElement);
        const isAfter = (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        return isAfter && activeElement.closest('article') !== null;
      });
      expect(isBelow).toBe(true);
    }));

  test('scrolls to a heading when the anchor link in the heading is followed (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('article h2 a[href="#the-font"]'));
      await keys.press('Enter');
      await waitForTarget(keys, '#the-font');
    }));

  test('opens the next and the previous page from the links at the end (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[rel="next"]'));
      await keys.press('Enter');
      await heading(keys, 'Usage').waitFor();
      await keys.waitForFocus(keys.page.locator('#docs-main'));
      await keys.tabTo(keys.page.locator('main a[rel="prev"]'));
      await keys.press('Enter');
      await heading(keys, 'Installation').waitFor();
    }));

  test('makes the ad one tab stop before the article (WCAG 2.1.2)', () =>
    readByKeys('/base-ui/react-switch', async (keys) => {
      await keys.skip();
      const block = keys.page.locator('main [data-ad-part="link"]');
      await keys.tabTo(block);
      await keys.press('Tab');
      await keys.waitForFocus(keys.page.locator('article pre').first());
    }));
});

describe.concurrent('special pages by keyboard', () => {
  test('opens a library from the start page (WCAG 2.1.1)', () =>
    readByKeys('/', async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main').getByRole('link', { name: 'MUI System' }));
      await keys.press('Enter');
      await keys.page.waitForURL('**/system/getting-started');
    }));

  test('opens the suggested page when a URL is misspelled (WCAG 2.1.1)', () =>
    readByKeys('/material-ui/react-buton', async (keys) => {
      forgive(keys.problems, /status of 404/);
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[href="/material-ui/react-button"]'));
      await keys.press('Enter');
      await heading(keys, 'Button').waitFor();
    }));

  test('opens and announces the suggestion for a misspelled error code (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys('/production-error?code=nav/duplicte', async (keys) => {
      const explanation = keys.page.locator('[data-error-explanation]');
      await keys.skip();
      await keys.tabTo(explanation.getByRole('link', { name: 'nav/duplicate-pathname' }));
      await keys.press('Enter');
      await explanation.locator('blockquote').waitFor();
      expect(await explanation.getAttribute('aria-live')).toBe('polite');
      expect(await explanation.locator('h2').innerText()).toBe('Error nav/duplicate-pathname');
    }));

  test('opens the list of templates, then a page from the list (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/getting-started/templates"]'));
      await keys.press('Enter');
      await heading(keys, 'Templates').waitFor();
      await keys.waitForFocus(keys.page.locator('#docs-main'));
      await keys.tabTo(keys.page.locator('article').getByRole('link', { name: /^Install / }));
      await keys.press('Enter');
      await heading(keys, 'Installation').waitFor();
    }));

  test('opens the API of another release from the versions page (WCAG 2.1.1)', () =>
    readByKeys('/versions', async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[href="/material-ui/v5"]'));
      await keys.press('Enter');
      await keys.page.waitForURL('**/material-ui/v5');
      await keys.waitForFocus(keys.page.locator('#docs-main'));
    }));
});

describe.concurrent.each([
  ['a viewport of 320 px', { width: 320, height: 640 }, 1],
  ['a viewport of 1280 px at 200%', { width: 640, height: 400 }, 2],
])('keyboard in %s', (_, viewport, deviceScaleFactor) => {
  const options = { viewport, deviceScaleFactor };

  test('returns focus to the button when navigation closes (WCAG 1.4.10, 2.1.2, 2.4.3)', () =>
    readByKeys(
      PAGE,
      async (keys) => {
        await keys.tabTo(button(keys.page, OPEN_NAV));
        await keys.press('Enter');
        await treeOf(keys).waitFor();
        await keys.press('Tab');
        await keys.waitForFocus(treeOf(keys).getByRole('button', { name: 'Close navigation' }));
        await keys.press('Escape');
        await treeOf(keys).waitFor({ state: 'hidden' });
        await keys.waitForFocus(button(keys.page, OPEN_NAV));
      },
      options,
    ));

  test('closes the navigation when one of its links is followed (WCAG 1.4.10, 2.1.1)', () =>
    readByKeys(
      PAGE,
      async (keys) => {
        await keys.tabTo(button(keys.page, OPEN_NAV));
        await keys.press('Space');
        await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/getting-started/usage"]'));
        await keys.press('Enter');
        await heading(keys, 'Usage').waitFor();
        await treeOf(keys).waitFor({ state: 'hidden' });
        await keys.waitForFocus(keys.page.locator('#docs-main'));
      },
      options,
    ));

  test('scrolls code that is wider than the viewport with arrow keys (WCAG 2.1.1)', () =>
    readByKeys(
      PAGE,
      async (keys) => {
        await keys.skip();
        const block = keys.page.locator('article pre', { hasText: 'defineConfig' });
        await keys.tabTo(block);
        await keys.press('ArrowRight');
        await waitUntil(block, ({ scrollLeft }) => scrollLeft > 0);
      },
      options,
    ));
});
