import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { findViolations } from './axe.ts';
import { holdScripts, hydrate } from '../testing/hydrate.ts';
import { readPage, routes } from './site.ts';
import { visit } from './visit.ts';

const FIRST = '/material-ui/react-button';
const SECOND = '/material-ui/react-dialog';

async function goByNavigation(page: Page, pathname: string): Promise<void> {
  await page.locator(`#docs-navigation a[href="${pathname}"]`).click();
  await page.waitForURL(`**${pathname}`);
}

async function waitForHeading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** Finds a page whose text links to a heading of another page. */
function findHashLink(): { from: string; href: string } {
  for (const { pathname } of routes) {
    const article = /<article.*<\/article>/s.exec(readPage(pathname))?.[0] ?? '';
    const href = /href="(\/material-ui\/react-[^"#]*#[^"]+)"/.exec(article)?.[1];
    if (href && !href.startsWith(`${pathname}#`)) return { from: pathname, href };
  }
  throw new Error('No page links to a heading of another page.');
}

describe.concurrent('navigation within the site', () => {
  test('updates title, focus and current entry without a reload (WCAG 2.4.2, 2.4.3)', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await goByNavigation(page, SECOND);
      await waitForHeading(page, 'Dialog');
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
      await page.waitForFunction(() => document.title.startsWith('Dialog'));
      await page.waitForFunction(() => document.activeElement?.closest('#docs-main'));
      const current = page.locator('#docs-navigation [aria-current="page"]');
      expect(await current.getAttribute('href')).toBe(SECOND);
    }));

  test('restores pages and their scroll positions on back and forward', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
      await goByNavigation(page, SECOND);
      await waitForHeading(page, 'Dialog');
      await page.waitForFunction(() => window.scrollY === 0);
      await page.goBack();
      await waitForHeading(page, 'Button');
      await page.waitForFunction(() => Math.abs(window.scrollY - 900) < 5);
      await page.goForward();
      await waitForHeading(page, 'Dialog');
      await page.waitForFunction(() => window.scrollY === 0);
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    }));

  test('scrolls to the heading when a link to another page has a hash', () =>
    visit(async ({ page }) => {
      const { from, href } = findHashLink();
      await page.goto(from);
      await hydrate(page);
      await page.locator(`article a[href="${href}"]`).first().click();
      await page.waitForURL(`**${href}`);
      await page.waitForFunction((hash) => {
        const { top = Infinity } = document.querySelector(hash)?.getBoundingClientRect() ?? {};
        return top >= 0 && top < 200;
      }, new URL(page.url()).hash);
    }));
});

describe.concurrent('layout around the article', () => {
  test('skip link is the first tab stop and focuses the main content (WCAG 2.4.1)', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      expect(await focused.getAttribute('href')).toBe('#docs-main');
      expect(await focused.isVisible()).toBe(true);
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => document.activeElement?.id === 'docs-main');
    }));

  test('opens the navigation with its button on a phone, and closes it on Escape', () =>
    visit(
      async ({ page }) => {
        await page.goto(FIRST);
        const nav = page.locator('#docs-navigation');
        expect(await nav.isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Open main navigation' }).click();
        await nav.waitFor();
        await page.keyboard.press('Escape');
        await nav.waitFor({ state: 'hidden' });
        await page.getByRole('button', { name: 'Open main navigation' }).click();
        await goByNavigation(page, SECOND);
        await waitForHeading(page, 'Dialog');
        await nav.waitFor({ state: 'hidden' });
      },
      { viewport: { width: 390, height: 844 } },
    ));

  test('marks the scrolled-to heading in the table of contents', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await hydrate(page);
      const list = page.getByRole('navigation', { name: 'Page table of contents' });
      const hrefs = await list
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      const middle = hrefs[Math.floor(hrefs.length / 2)] ?? '';
      await page.evaluate((hash) => {
        document.querySelector(hash)?.scrollIntoView({ behavior: 'instant', block: 'start' });
      }, middle);
      await list.locator(`a[href="${middle}"][aria-current="location"]`).waitFor();
      expect(await list.locator('[aria-current]').count()).toBe(1);
    }));
});

describe('navigation links', () => {
  test('links only to existing pages of the site from the navigation', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      const links = page.locator('#docs-navigation a');
      const hrefs = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      const paths = hrefs
        .map((href) => new URL(href))
        .filter(({ origin }) => origin === inject('origin'))
        .map(({ pathname }) => pathname);
      const pages = new Set(routes.map(({ pathname }) => pathname));
      expect(paths.filter((path) => !pages.has(path))).toEqual([]);
    }));
});

describe.concurrent('404 page', () => {
  test.for(['/material-ui/react-buton', '/nowhere', '/%E0%A4%A'])(
    '404 page for %s has a heading and links, and passes axe',
    (path) =>
      visit(async ({ page, problems }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        expect(await page.locator('h1').count()).toBe(1);
        await hydrate(page);
        expect(await page.locator('main a').count()).toBeGreaterThan(0);
        for (const mode of ['light', 'dark'] as const) {
          problems.push(
            ...(await findViolations(page, mode)).map(({ rule, target }) => `${rule}: ${target}`),
          );
        }
        dropNotFound(problems, response?.url() ?? '');
      }),
  );

  test('suggests the closest page for a misspelled path', () =>
    visit(async ({ page, problems }) => {
      const response = await page.goto('/material-ui/react-buton');
      await page.locator('main a[href="/material-ui/react-button"]').waitFor();
      dropNotFound(problems, response?.url() ?? '');
    }));
});

/** Drops the console error about the 404 status of the document, which the test expects. */
function dropNotFound(problems: string[], url: string): void {
  const index = problems.findIndex((problem) => problem.includes('404') && problem.includes(url));
  if (index >= 0) problems.splice(index, 1);
}

/** Lists the titles of the open groups in the side navigation. */
function listOpenGroups(page: Page): Promise<string[]> {
  return page.locator('#docs-navigation details[open] > summary').allInnerTexts();
}

/** Navigation groups in the specified order. */
const GROUPS = [
  ...['Getting started', 'Components', 'Component API', 'Customization', 'How-to guides'],
  ...['Integrations', 'Migration', 'Discover more', 'Design resources'],
];
const SUBHEADERS = [
  ...['Inputs', 'Data display', 'Feedback', 'Surfaces', 'Navigation', 'Layout', 'Utils'],
];

/** Lists the texts that a pattern captures in the prerendered navigation, in order. */
function listInNavigation(pathname: string, pattern: RegExp): string[] {
  const nav = /<nav[^>]*id="docs-navigation".*?<\/nav>/s.exec(readPage(pathname))?.[0] ?? '';
  return Array.from(nav.matchAll(pattern), ([, text = '']) => text);
}

describe('navigation tree of a product', () => {
  test.each([
    ['Material UI', '/material-ui/react-button', GROUPS],
    ['Joy UI', '/joy-ui/react-button', ['Getting started', 'Components', 'Customization']],
    ['Base UI', '/base-ui/react-button', ['Getting started', 'Components', 'How-to guides']],
    ['MUI System', '/system/react-box', ['Getting started', 'Components', 'Migration']],
    ['MUI X', '/x/react-data-grid', ['Component API', 'Migration', 'Discover more']],
    ['Toolpad Core', '/toolpad/core/introduction', ['Components', 'Component API']],
  ])('lists the navigation groups of %s in the specified order (NAV-1)', (_, pathname, groups) => {
    const titles = listInNavigation(pathname, /<summary>([^<]*)/g);
    expect(titles.filter((title) => groups.includes(title))).toEqual(groups);
  });

  test.each(['/material-ui/react-button', '/joy-ui/react-button'])(
    'lists the component subheaders of %s in the specified order (NAV-2)',
    (pathname) => {
      const titles = listInNavigation(pathname, /data-nav="subheader">([^<]*)/g);
      expect(titles.filter((title) => SUBHEADERS.includes(title))).toEqual(SUBHEADERS);
    },
  );
});

describe.concurrent('groups of the navigation', () => {
  test('opens only the group of the current page, with the current entry in view (NAV-17)', () =>
    visit(
      async ({ page }) => {
        await page.goto('/material-ui/api/tabs');
        expect(await listOpenGroups(page)).toEqual(['Component API']);
        const isInView = await page.evaluate(() => {
          const entry = document.querySelector('#docs-navigation [aria-current]');
          const frame = document.querySelector('#docs-navigation')?.getBoundingClientRect();
          const { top = 0, bottom = 0 } = entry?.getBoundingClientRect() ?? {};
          return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
        });
        expect(isInView).toBe(true);
      },
      { viewport: { width: 1280, height: 600 } },
    ));

  test('keeps user-opened groups open on the next page (NAV-17)', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await hydrate(page);
      await page.locator('#docs-navigation summary', { hasText: 'Migration' }).click();
      await page.locator('#docs-navigation summary', { hasText: 'Getting started' }).click();
      await goByNavigation(page, '/material-ui/getting-started/usage');
      await waitForHeading(page, 'Usage');
      expect(await listOpenGroups(page)).toEqual(['Getting started', 'Components', 'Migration']);
    }));

  test('restores open groups after a reload, before the first paint', () =>
    visit(async ({ page }) => {
      await page.goto(FIRST);
      await page.locator('#docs-navigation summary', { hasText: 'Migration' }).click();
      await page.waitForFunction(() =>
        Object.values(sessionStorage).some((value) => String(value).includes('migration')),
      );
      const release = await holdScripts(page);
      await page.addInitScript(() => {
        const record = () => {
          const group = document.querySelector('[data-nav-group="/material-ui/migration"]');
          if (!group) return requestAnimationFrame(record);
          Object.assign(window, { openAtFirst: (group as HTMLDetailsElement).open });
          return 0;
        };
        requestAnimationFrame(record);
      });
      await page.reload();
      await page.waitForFunction(() => 'openAtFirst' in window);
      const openAtFirst = await page.evaluate(
        () => (window as unknown as { openAtFirst: boolean }).openAtFirst,
      );
      expect(openAtFirst).toBe(true);
      release();
      await hydrate(page);
      expect(await listOpenGroups(page)).toEqual(['Components', 'Migration']);
    }));

  test('keeps opened groups open during hydration when storage is denied', () =>
    visit(async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      });
      await page.goto(FIRST);
      await page.locator('#docs-navigation summary', { hasText: 'Migration' }).click();
      await hydrate(page);
      expect(await listOpenGroups(page)).toEqual(['Components', 'Migration']);
    }));

  test('includes “opens another site” in the names of external entries (NAV-14)', () =>
    visit(async ({ page }) => {
      await page.goto('/versions');
      for (const name of ['Versions', 'Templates', 'Blog']) {
        const link = page
          .getByRole('navigation', { name: 'documentation' })
          .getByRole('link', { name: `${name} opens another site` });
        expect(await link.getAttribute('target')).toBe('_blank');
        expect(await link.getAttribute('href')).toMatch(/^https:\/\/mui\.com\//);
      }
    }));

  test('shows every kind of navigation badge as text (NAV-18..25, WCAG 1.4.1)', () =>
    visit(async ({ page }) => {
      await page.goto('/experiments/docs/nav-flags');
      const marks = await page
        .locator('#docs-navigation [data-badge]')
        .evaluateAll((badges) => badges.map((badge) => badge.textContent));
      expect([...new Set(marks)].toSorted()).toEqual(
        [
          ...['Beta', 'Deprecated', 'Legacy', 'New', 'Planned'],
          ...['Premium plan', 'Preview', 'Pro plan'],
        ].toSorted(),
      );
    }));
});
