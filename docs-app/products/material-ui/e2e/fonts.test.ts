import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate, hydrateDemos } from '../../../testing/hydrate.ts';
import { FAILED_LOAD, forgive, visitFirst } from '../../../e2e/visit.ts';

const ICONS = '/material-ui/icons';
const TYPOGRAPHY = '/material-ui/customization/typography';
const OTHER = '/material-ui/react-alert';
const ICON_FONT = 'material-icons.woff2';
const DEMO_FONT = 'work-sans-latin-wght-normal.woff2';

/** Opens a page, hydrates all its demos, and lists the font files that it requested. */
async function listFonts(page: Page, path: string): Promise<string[]> {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fonts/')) fonts.add(pathname.replace('/fonts/', ''));
  });
  await page.goto(path);
  await hydrate(page);
  await hydrateDemos(page);
  await page.evaluate(async () => void (await document.fonts.ready));
  return [...fonts];
}

/** Measures the widths of the first font icon and of its ligature text. */
async function measureIcon(page: Page): Promise<{ box: number; word: number }> {
  const icon = page.locator('.material-icons').first();
  await icon.scrollIntoViewIfNeeded();
  return icon.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { width } = element.getBoundingClientRect();
    return { box: width, word: range.getBoundingClientRect().width };
  });
}

describe('self-hosted files that only some pages need (FET-1)', () => {
  test('loads the icon font on a page with font icons', () =>
    visitFirst(async ({ page }) => {
      const fonts = await listFonts(page, ICONS);
      expect(fonts).toContain(ICON_FONT);
      expect(fonts).not.toContain(DEMO_FONT);
      expect(await measureIcon(page)).toEqual({ box: 24, word: 24 });
    }));

  test('loads the font of a demo on its page', () =>
    visitFirst(async ({ page }) => {
      const fonts = await listFonts(page, TYPOGRAPHY);
      expect(fonts).toContain(DEMO_FONT);
      expect(fonts).not.toContain(ICON_FONT);
    }));

  test('loads neither icon font nor demo font on a page that uses neither', () =>
    visitFirst(async ({ page }) => {
      const fonts = await listFonts(page, OTHER);
      expect(fonts).not.toContain(ICON_FONT);
      expect(fonts).not.toContain(DEMO_FONT);
    }));

  test('shows an empty box of 24 px when the icon font is missing', () =>
    visitFirst(async ({ page, problems }) => {
      await page.route(`**/${ICON_FONT}`, (route) => route.fulfill({ status: 404 }));
      await listFonts(page, ICONS);
      expect(await measureIcon(page)).toEqual({ box: 24, word: 0 });
      forgive(problems, FAILED_LOAD);
    }));

  test('shows demo text in a fallback font when the font of a demo is missing', () =>
    visitFirst(async ({ page, problems }) => {
      await page.route(`**/${DEMO_FONT}`, (route) => route.fulfill({ status: 404 }));
      await listFonts(page, TYPOGRAPHY);
      await page.getByText('A reading by the sea', { exact: true }).waitFor();
      expect(await page.evaluate(() => document.fonts.check('16px "Work Sans"'))).toBe(false);
      forgive(problems, FAILED_LOAD);
    }));
});
