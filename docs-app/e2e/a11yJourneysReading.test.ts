import { describe, expect, test } from 'vitest';
import { button, readByKeys, type Keys } from './a11yKeys.ts';
import { waitUntil } from './editor.ts';
import { forgive } from './visit.ts';

const PAGE = '/material-ui/getting-started/installation';
const OPEN_NAV = 'Open main navigation';

const treeOf = ({ page }: Keys) => page.locator('#site-navigation');
const groupOf = (keys: Keys, name: string) => treeOf(keys).locator('summary', { hasText: name });
const heading = ({ page }: Keys, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until the address names a heading, and the window shows it below the bar. */
async function waitForTarget({ page }: Keys, hash: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Infinity;
    const top = document.querySelector(wanted)?.getBoundingClientRect().top ?? -1;
    return location.hash === wanted && top >= bar && top < innerHeight;
  }, hash);
}

describe.concurrent('by keyboard alone: the tree of pages', () => {
  test('a group opens, one of its pages too, and that is the current entry (WCAG 2.1.1, 2.4.8, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.tabTo(groupOf(keys, 'Components'));
      await keys.press('Enter');
      await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/react-dialog"]'));
      await keys.press('Enter');
      await heading(keys, 'Dialog').waitFor();
      await keys.waitForFocus(keys.page.locator('#main-content'));
      const current = treeOf(keys).locator('[aria-current="page"]');
      expect(await current.allInnerTexts()).toEqual(['Dialog']);
    }));

  test('a closed group has no stops, and is told closed (WCAG 2.4.3, 4.1.2)', () =>
    readByKeys(PAGE, async (keys) => {
      const group = groupOf(keys, 'Getting started');
      await keys.tabTo(group);
      await keys.press('Space');
      expect(await group.locator('xpath=..').getAttribute('open')).toBeNull();
      await keys.press('Tab');
      expect(await keys.page.locator(':focus').innerText()).toBe('Components');
    }));
});

describe.concurrent('by keyboard alone: within a page and to the next', () => {
  test('the contents lead to a heading, in sight below the bar (WCAG 2.1.1, 2.4.11)', () =>
    readByKeys(PAGE, async (keys) => {
      const contents = keys.page.getByRole('navigation', { name: 'Page table of contents' });
      await keys.skip();
      await keys.tabTo(contents.locator('a[href="#the-icons"]'));
      await keys.press('Enter');
      await waitForTarget(keys, '#the-icons');
    }));

  test('after the contents, Tab goes on from that heading (WCAG 2.4.3)', () =>
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

  test('a heading is its own link (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('article h2 a[href="#the-font"]'));
      await keys.press('Enter');
      await waitForTarget(keys, '#the-font');
    }));

  test('the next page and the previous one are links at the end (WCAG 2.1.1, 2.4.3)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[rel="next"]'));
      await keys.press('Enter');
      await heading(keys, 'Usage').waitFor();
      await keys.waitForFocus(keys.page.locator('#main-content'));
      await keys.tabTo(keys.page.locator('main a[rel="prev"]'));
      await keys.press('Enter');
      await heading(keys, 'Installation').waitFor();
    }));

  test('the block of the sponsor is one stop, and the text is next (WCAG 2.1.2)', () =>
    readByKeys('/base-ui/react-switch', async (keys) => {
      await keys.skip();
      const block = keys.page.locator('main [data-ad-part="link"]');
      await keys.tabTo(block);
      await keys.press('Tab');
      await keys.waitForFocus(keys.page.locator('article pre').first());
    }));
});

describe.concurrent('by keyboard alone: pages of their own kind', () => {
  test('the start page leads into a library (WCAG 2.1.1)', () =>
    readByKeys('/', async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main').getByRole('link', { name: 'MUI System' }));
      await keys.press('Enter');
      await keys.page.waitForURL('**/system/getting-started');
    }));

  test('an address that is no page leads to the one that was meant (WCAG 2.1.1)', () =>
    readByKeys('/material-ui/react-buton', async (keys) => {
      forgive(keys.problems, /status of 404/);
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[href="/material-ui/react-button"]'));
      await keys.press('Enter');
      await heading(keys, 'Button').waitFor();
    }));

  test('an error code that is misspelled leads to the right one, which is announced (WCAG 2.1.1, 4.1.3)', () =>
    readByKeys('/production-error?code=nav/duplicte', async (keys) => {
      const explanation = keys.page.locator('[data-error-explanation]');
      await keys.skip();
      await keys.tabTo(explanation.getByRole('link', { name: 'nav/duplicate-pathname' }));
      await keys.press('Enter');
      await explanation.locator('blockquote').waitFor();
      expect(await explanation.getAttribute('aria-live')).toBe('polite');
      expect(await explanation.locator('h2').innerText()).toBe('Error nav/duplicate-pathname');
    }));

  test('the list of templates is found in the tree, and its links work (WCAG 2.1.1)', () =>
    readByKeys(PAGE, async (keys) => {
      await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/getting-started/templates"]'));
      await keys.press('Enter');
      await heading(keys, 'Templates').waitFor();
      await keys.waitForFocus(keys.page.locator('#main-content'));
      await keys.tabTo(keys.page.locator('article').getByRole('link', { name: /^Install / }));
      await keys.press('Enter');
      await heading(keys, 'Installation').waitFor();
    }));

  test('the versions lead to the API of another release (WCAG 2.1.1)', () =>
    readByKeys('/versions', async (keys) => {
      await keys.skip();
      await keys.tabTo(keys.page.locator('main a[href="/material-ui/v5"]'));
      await keys.press('Enter');
      await keys.page.waitForURL('**/material-ui/v5');
      await keys.waitForFocus(keys.page.locator('#main-content'));
    }));
});

describe.concurrent.each([
  ['a window of 320 px', { width: 320, height: 640 }, 1],
  ['a window of 1280 px at 200 %', { width: 640, height: 400 }, 2],
])('by keyboard alone: %s', (_, viewport, deviceScaleFactor) => {
  const options = { viewport, deviceScaleFactor };

  test('the navigation opens, is the next stop, and Escape gives the focus back (WCAG 1.4.10, 2.1.2, 2.4.3)', () =>
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

  test('the navigation leads to a page and goes away (WCAG 1.4.10, 2.1.1)', () =>
    readByKeys(
      PAGE,
      async (keys) => {
        await keys.tabTo(button(keys.page, OPEN_NAV));
        await keys.press('Space');
        await keys.tabTo(treeOf(keys).locator('a[href="/material-ui/getting-started/usage"]'));
        await keys.press('Enter');
        await heading(keys, 'Usage').waitFor();
        await treeOf(keys).waitFor({ state: 'hidden' });
        await keys.waitForFocus(keys.page.locator('#main-content'));
      },
      options,
    ));

  test('code that is wider than the window is scrolled by arrow keys (WCAG 2.1.1)', () =>
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
