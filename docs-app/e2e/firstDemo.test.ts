import { describe, expect, test } from 'vitest';
import { pages, readPage } from './site.ts';
import { sampleEvery } from '../testing/tier.ts';
import { visit } from './visit.ts';

const WINDOW = { width: 1440, height: 900 };
/** Part of the first demo that is visible at least, in pixels. */
const VISIBLE = 40;

/** Lists the component pages: those that the pages of all components link to. */
function listComponentPages(): Set<string> {
  const galleries = pages.filter(({ pathname }) => pathname.endsWith('/all-components'));
  const items = galleries.flatMap(({ pathname }) => readPage(pathname).split('</div><a href="'));
  return new Set(items.map((item) => item.slice(0, item.indexOf('"'))));
}

const componentPages = listComponentPages();
const tested = sampleEvery(
  8,
  pages.filter(
    ({ pathname }) => componentPages.has(pathname) && readPage(pathname).includes('data-demo='),
  ),
);

test('finds component pages', () => {
  expect(tested.length).toBeGreaterThan(10);
});

describe.concurrent.each(tested)('$pathname', ({ pathname }) => {
  test('shows a demo in the first screen', () =>
    visit(
      async ({ page }) => {
        await page.goto(pathname);
        const box = await page.locator('[data-demo]').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(WINDOW.height - VISIBLE);
      },
      { viewport: WINDOW, javaScriptEnabled: false },
    ));
});
