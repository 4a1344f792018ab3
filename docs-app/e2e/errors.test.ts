import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdScripts, hydrate } from '../testing/hydrate.ts';
import { ERROR_PAGE, errorEntries, expectExplanation, explanationOf } from './errorPage.ts';
import { readPage } from './site.ts';
import { visit } from './visit.ts';

/** Link to an error code that has one argument. */
const LINK = `${ERROR_PAGE}?code=theme/unknown-action`;

async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Why?' });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Why?' }).click();
}

describe.concurrent('a link to an error code (ERR-4)', () => {
  test.for([
    ['?code=theme/unknown-action&args[]=blau', 'The theme settings have no action "blau".'],
    ['?code=theme/unknown-action', 'The theme settings have no action "[missing value]".'],
    ['?code=context/missing-provider&args[]=Docs&args[]=extra', 'The link has extra values'],
    ['?code=nav%2Fduplicate-pathname&args[]=%2Fa&args[]=nav[0]', '"/a" appears at nav[0].'],
    ['?code=content/unknown-demos', 'No error has this code.'],
    ['?code=__proto__', 'No error has this code.'],
  ] as const)('explains the error code in %s before any user input', ([search, text]) =>
    expectExplanation(search, text),
  );

  test('renders markup in an error argument as text', () =>
    visit(async ({ page }) => {
      const markup = '<img src="/nothing" onerror="document.title=1"><b>bold</b>';
      await page.goto(`${LINK}&args[]=${encodeURIComponent(markup)}`);
      await explanationOf(page).getByText(markup).waitFor();
      expect(await explanationOf(page).locator('img, b').count()).toBe(0);
    }));

  test('never flashes “No error code” when the URL has an error code', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(`${LINK}&args[]=blau`);
      expect(await explanationOf(page).getByText('No error code').isVisible()).toBe(false);
      expect(await explanationOf(page).locator('[data-when="code"]').isVisible()).toBe(true);
      release();
      await explanationOf(page).getByText('no action "blau"').waitFor();
      expect(await explanationOf(page).locator('[data-when]').count()).toBe(0);
    }));

  test('suggests a similar error code and opens it without a page load', () =>
    visit(async ({ page }) => {
      await page.goto(`${ERROR_PAGE}?code=content/unknown-demos`);
      const link = explanationOf(page).getByRole('link', { name: 'content/unknown-demo' });
      await link.waitFor();
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await link.click();
      await explanationOf(page).getByText('There is no demo').waitFor();
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
      await page.goBack();
      await explanationOf(page).getByText('No error has this code.').waitFor();
    }));

  test('explains an error code after client-side navigation', () =>
    visit(async ({ page }) => {
      await page.goto('/versions');
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await followLink(page, `${LINK}&args[]=p9`);
      await explanationOf(page).getByText('no action "p9"').waitFor();
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    }));

  test('shows an error message and the table of error codes when the explanations fail to load', () =>
    visit(async ({ page, problems }) => {
      await page.route('**/error-codes.json', (route) => route.fulfill({ status: 503 }));
      await page.goto(LINK);
      await explanationOf(page).getByText('Could not load the explanations.').waitFor();
      expect(
        await page.getByRole('rowheader', { name: 'theme/unknown-action', exact: true }).count(),
      ).toBe(1);
      expect(problems.splice(0).every((problem) => problem.includes('503'))).toBe(true);
    }));

  test('explains an error code in Chinese and keeps the English error message', () =>
    visit(async ({ page }) => {
      await page.goto(`/zh${LINK}`);
      await explanationOf(page)
        .getByText('The theme settings have no action "[缺少的值]".')
        .waitFor();
      expect(await explanationOf(page).getAttribute('lang')).toBe('zh');
    }));
});

describe('error page without a code or JavaScript', () => {
  test('shows “No error code” without JavaScript when the URL has no error code', () =>
    visit(
      async ({ page }) => {
        await page.goto(ERROR_PAGE);
        expect(await explanationOf(page).getByText('No error code').isVisible()).toBe(true);
        expect(await explanationOf(page).locator('[data-when="code"]').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));

  test('error page has a row for every error code', () => {
    const html = readPage(ERROR_PAGE);
    const rows = [...html.matchAll(/<th[^>]* scope="row"[^>]*><code>(.+?)<\/code>/g)];
    const codes = rows.map(([, code]) => code?.replace(/<wbr\/?>/, ''));
    expect(codes).toEqual(errorEntries.map(({ code }) => code));
  });
});
