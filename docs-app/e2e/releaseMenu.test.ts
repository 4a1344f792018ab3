import { describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { pages, readPage, releasePages } from './site.ts';
import { visit } from './visit.ts';

/** Lists the links of the prerendered version menu to other releases on this site. */
function listReleases(pathname: string): string[] {
  const [, menu = ''] =
    /aria-label="(?:Versions|版本)"[^>]*>(.*?)<\/ul>/s.exec(readPage(pathname)) ?? [];
  // Drop the first link (current release) and the last link (page of all versions).
  return Array.from(menu.matchAll(/href="(\/[^"]*)"/g), ([, href = '']) => href).slice(1, -1);
}

describe('version menu', () => {
  test.each(['', '/zh'])(
    '%s: links to the Button API in every release that has the page (FAULT B10)',
    (language) => {
      expect(listReleases(`${language}/material-ui/api/button`)).toEqual([
        `${language}/material-ui/v9/api/button`,
        `${language}/material-ui/v7/api/button`,
        `${language}/material-ui/v5/api/button`,
      ]);
    },
  );

  test('links from a v7 API page to the same page in other releases (FAULT B10)', () => {
    expect(listReleases('/material-ui/v7/api/button')).toEqual([
      '/material-ui/v9/api/button',
      '/material-ui/api/button',
      '/material-ui/v5/api/button',
    ]);
  });

  test('links to the first page of a release when the release lacks the page (FAULT B10)', () => {
    const overviews = ['/material-ui/v9', '/material-ui/v7', '/material-ui/v5'];
    expect(listReleases('/material-ui/react-button')).toEqual(overviews);
    // The component Hidden was removed after the documented release.
    expect(listReleases('/material-ui/api/hidden').slice(0, 2)).toEqual(overviews.slice(0, 2));
  });

  test('version menu of every page links only to existing pages (FAULT B10)', () => {
    const known = new Set([...pages, ...releasePages].map(({ pathname }) => pathname));
    const links = [...known].flatMap(listReleases);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  test('opens the same API page in another release after client-side navigation (FAULT B10)', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/react-button');
      await hydrate(page);
      await page.locator('article a[href="/material-ui/api/button"]').click();
      await page.getByRole('heading', { level: 1, name: 'Button API' }).waitFor();
      await page.getByRole('button', { name: /^Version/ }).click();
      await page.locator(':popover-open a', { hasText: 'v7' }).click();
      await page.getByRole('heading', { level: 1, name: /^Button API \d/ }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/material-ui/v7/api/button');
    }));
});
