import { describe, expect, test } from 'vitest';
import { pages, readPage } from './site.ts';
import { sampleEvery } from '../testing/tier.ts';
import { visit } from './visit.ts';

const WINDOW = { width: 1440, height: 900 };
/** Minimum visible height of the first demo, in pixels. */
const VISIBLE = 40;

/** Lists the component pages, to which the `all-components` pages link. */
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

test('finds more than 10 component pages with demos', () => {
  expect(tested.length).toBeGreaterThan(10);
});

describe.concurrent.each(tested)('$pathname', ({ pathname }) => {
  test('shows part of the first demo without scrolling or JavaScript', () =>
    visit(
      async ({ page }) => {
        await page.goto(pathname);
        const box = await page.locator('[data-demo]').first().boundingBox();
        expect(box?.y).toBeLessThanOrEqual(WINDOW.height - VISIBLE);
      },
      { viewport: WINDOW, javaScriptEnabled: false },
    ));
});
