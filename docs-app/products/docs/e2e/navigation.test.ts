import { expect, test } from 'vitest';
import { ERROR_PAGE } from '../../../e2e/errorPage.ts';
import { visit } from '../../../e2e/visit.ts';

test('links to versions, templates and blog in the navigation (NAV-14)', () =>
  visit(async ({ page }) => {
    await page.goto(ERROR_PAGE);
    const links = page.locator('#docs-navigation a[target="_blank"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'https://mui.com/versions/',
      'https://mui.com/store/',
      'https://mui.com/blog/',
    ]);
  }));
