import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { holdScripts, hydrate } from '../testing/hydrate.ts';
import { readDist, readPage } from './site.ts';
import { visit } from './visit.ts';

interface ErrorEntry {
  code: string;
  text: string;
  releases: string[];
}

const PAGE = '/production-error';
const entries = JSON.parse(readDist('error-codes.json')) as ErrorEntry[];

function explanation(page: Page) {
  return page.locator('[data-error-explanation]');
}

async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'Why?' });
    document.querySelector('main')?.prepend(link);
  }, href);
  await page.getByRole('link', { name: 'Why?' }).click();
}

describe.concurrent('a link to an error code (ERR-4)', () => {
  test.for([
    ['?code=9&args[]=blau', 'Unsupported `blau` color.'],
    ['?code=11', 'The color[missing value] provided to augmentColor(color) is invalid.'],
    ['?code=9&args[]=blau&args[]=extra', 'The link has extra values'],
    ['?code=nav%2Fduplicate-pathname&args[]=%2Fa&args[]=nav[0]', '"/a" appears at nav[0].'],
    ['?code=content/unknown-demos', 'No error has this code.'],
    ['?code=__proto__', 'No error has this code.'],
  ] as const)('explains the error code in %s before any user input', ([search, text]) =>
    visit(async ({ page }) => {
      await page.goto(PAGE + search);
      await explanation(page).getByText(text).waitFor();
    }),
  );

  test('renders markup in an error argument as text', () =>
    visit(async ({ page }) => {
      const markup = '<img src="/nothing" onerror="document.title=1"><b>bold</b>';
      await page.goto(`${PAGE}?code=9&args[]=${encodeURIComponent(markup)}`);
      await explanation(page).getByText(markup).waitFor();
      expect(await explanation(page).locator('img, b').count()).toBe(0);
    }));

  test('never flashes “No error code” when the URL has an error code', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(`${PAGE}?code=9&args[]=blau`);
      expect(await explanation(page).getByText('No error code').isVisible()).toBe(false);
      expect(await explanation(page).locator('[data-when="code"]').isVisible()).toBe(true);
      release();
      await explanation(page).getByText('Unsupported `blau` color.').waitFor();
      expect(await explanation(page).locator('[data-when]').count()).toBe(0);
    }));

  test('suggests a similar error code and opens it without a page load', () =>
    visit(async ({ page }) => {
      await page.goto(`${PAGE}?code=content/unknown-demos`);
      const link = explanation(page).getByRole('link', { name: 'content/unknown-demo' });
      await link.waitFor();
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await link.click();
      await explanation(page).getByText('There is no demo').waitFor();
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
      await page.goBack();
      await explanation(page).getByText('No error has this code.').waitFor();
    }));

  test('explains an error code after client-side navigation', () =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/react-button');
      await hydrate(page);
      await page.evaluate(() => Object.assign(window, { marker: 1 }));
      await followLink(page, `${PAGE}?code=10&args[]=p9`);
      await explanation(page).getByText('unsupported `p9` color space.').waitFor();
      expect(await page.evaluate(() => 'marker' in window)).toBe(true);
    }));

  test('shows an error message and every error code when the explanations fail to load', () =>
    visit(async ({ page, problems }) => {
      await page.route('**/error-codes.json', (route) => route.fulfill({ status: 503 }));
      await page.goto(`${PAGE}?code=9`);
      await explanation(page).getByText('Could not load the explanations.').waitFor();
      expect(await page.getByRole('rowheader', { name: '9', exact: true }).count()).toBe(1);
      expect(problems.splice(0).every((problem) => problem.includes('503'))).toBe(true);
    }));

  test('explains an error code in Chinese and keeps the English error message', () =>
    visit(async ({ page }) => {
      await page.goto(`/zh${PAGE}?code=9`);
      await explanation(page).getByText('Unsupported `[缺少的值]` color.').waitFor();
      expect(await explanation(page).getAttribute('lang')).toBe('zh');
    }));
});

describe('error page without a code or JavaScript', () => {
  test('shows the purpose of the error page when the URL has no error code', () =>
    visit(
      async ({ page }) => {
        await page.goto(PAGE);
        expect(await explanation(page).getByText('No error code').isVisible()).toBe(true);
        expect(await explanation(page).locator('[data-when="code"]').isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));

  test('error page has a row for every error code', () => {
    const html = readPage(PAGE);
    const rows = [...html.matchAll(/<th[^>]* scope="row"><code>(.+?)<\/code>/g)];
    const codes = rows.map(([, code]) => code?.replace(/<wbr\/?>/, ''));
    expect(codes).toEqual(entries.map(({ code }) => code));
  });

  test('lists library error codes with the package releases that throw them', () => {
    const nine = entries.find(({ code }) => code === '9');
    expect(nine?.text).toContain('`%s`');
    expect(nine?.releases).toContain('@mui/system 6.1.0');
  });
});

test('links to versions, templates and blog in the navigation (NAV-14)', () =>
  visit(async ({ page }) => {
    await page.goto(PAGE);
    const links = page.locator('#docs-navigation a[target="_blank"]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([
      'https://mui.com/versions/',
      'https://mui.com/store/',
      'https://mui.com/blog/',
    ]);
  }));
