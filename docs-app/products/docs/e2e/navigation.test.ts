import { expect, test } from 'vitest';
import { ERROR_PAGE } from '../../../e2e/errorPage.ts';
import { visitShared } from '../../../e2e/visitShared.ts';

test('links to versions, templates and blog in the navigation (NAV-14)', () =>
  visitShared(async ({ page }) => {
    await page.goto(ERROR_PAGE);
    const links = page.locator('#docs-navigation a[target="_blank"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'https://mui.com/versions/',
      'https://mui.com/store/',
      'https://mui.com/blog/',
    ]);
  }));
