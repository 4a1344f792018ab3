import { DEFAULT_CODE_STYLING } from '@vitrine/ui/core';
import type { Locator, Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { countDifferences } from './compareScreenshots.ts';
import { hydrate } from '../testing/hydrate.ts';
import { pages, type SiteRoute } from './site.ts';
import { sample, shareModes } from '../testing/tier.ts';
import { visit } from './visit.ts';

export interface StyledPage {
  pathname: string;
  /** Demos with several stylings. */
  demos: StyledDemo[];
}

interface StyledDemo {
  name: string;
  /** Stylings except the first. */
  stylings: string[];
}

function listStyledPages(): StyledPage[] {
  return pages
    .map((page) => ({ pathname: page.pathname, demos: listStyledDemos(page) }))
    .filter(({ demos }) => demos.length > 0);
}

function listStyledDemos({ demos = {} }: SiteRoute): StyledDemo[] {
  return Object.entries(demos)
    .map(([name, [, ...modules]]) => ({ name, stylings: modules.map(({ styling }) => styling) }))
    .filter(({ stylings }) => stylings.length > 0);
}

interface Capture {
  screenshot: Buffer;
  tree: string;
}

type Mode = 'light' | 'dark';

/** Captures a screenshot and the accessibility tree of each demo on a page in a styling. */
async function captureDemos(
  { pathname, demos }: StyledPage,
  styling: string,
  colorScheme: Mode,
): Promise<Map<string, Capture>> {
  const captures = new Map<string, Capture>();
  const cookie = { name: 'codeStyling', value: styling, url: inject('origin') };
  await visit(
    async ({ page, context }) => {
      await context.addCookies([cookie]);
      await page.goto(pathname);
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready);
      for (const { name } of demos) captures.set(name, await captureDemo(page, name, styling));
    },
    { colorScheme },
  );
  return captures;
}

/** Captures a screenshot and the accessibility tree of a demo after its toolbar and code loaded. */
export async function captureDemo(
  page: Page,
  name: string,
  styling: string = DEFAULT_CODE_STYLING,
): Promise<Capture> {
  const demo = page.locator(`[data-demo="${name}"]`);
  const stage = demo.locator('[data-demo-stage]');
  await stage.scrollIntoViewIfNeeded();
  await stage.and(page.locator('[data-live]')).waitFor();
  // Toolbar and code load later and change the height of the demo, which moves the demos below.
  await demo.locator('[data-demo-tools] button').first().waitFor();
  if (styling !== DEFAULT_CODE_STYLING) {
    await demo.and(page.locator(`[data-shown-source$="${styling}"]`)).waitFor();
  }
  await moveToWholePixel(stage);
  await page.mouse.move(0, 0);
  const screenshot = await stage.screenshot({ animations: 'disabled' });
  return { screenshot, tree: await stage.ariaSnapshot() };
}

/**
 * Moves a demo to a whole pixel, because the code above the demo changes its fractional position.
 * A margin, unlike `position`, does not change the containing block of popups. After the `resize`
 * event, popups are positioned at their anchors again.
 */
function moveToWholePixel(stage: Locator): Promise<void> {
  return stage.evaluate((element) => {
    const { style } = element.closest<HTMLElement>('[data-demo]')!;
    // Exceeds the margin of the element above, because the two margins collapse.
    const margin = 100;
    style.marginBlockStart = `${margin}px`;
    const { top } = element.getBoundingClientRect();
    style.marginBlockStart = `${margin + Math.ceil(top) - top}px`;
    window.dispatchEvent(new Event('resize'));
  });
}

/** Pages with demos in several stylings. */
export const styledPages = listStyledPages();
/** Stylings of headless demos except the first. */
const OTHER_STYLINGS = ['Tailwind', 'CSS'];

/** Counts the demos of a product, and its demos that have all stylings. */
export function countStyledDemos(folder: string): { all: number; styled: number } {
  const isOfProduct = ({ pathname }: { pathname: string }) => pathname.startsWith(`/${folder}/`);
  const demos = pages.filter(isOfProduct).flatMap((page) => Object.keys(page.demos ?? {}));
  const styled = styledPages.filter(isOfProduct).flatMap((page) => page.demos);
  return { all: demos.length, styled: styled.filter(hasAllStylings).length };
}

function hasAllStylings({ stylings }: StyledDemo): boolean {
  return OTHER_STYLINGS.every((styling) => stylings.includes(styling));
}

/** All styled pages, or in the fast tier pages that cover every product and set of stylings. */
const sampled = sample(styledPages, ({ pathname, demos }) =>
  demos.map(({ stylings }) => [pathname.split('/')[1], ...stylings].join()),
);

/** Tests the demos of the site in several stylings. */
export function testStylings(): void {
  test('offers all stylings in every demo with several stylings', () => {
    const demos = styledPages.flatMap((page) => page.demos);
    expect(demos.filter((demo) => !hasAllStylings(demo))).toEqual([]);
  });

  describe.concurrent.each(sampled)('demos of $pathname', (page) => {
    test.each(shareModes(sampled.indexOf(page)))(
      'renders demos with equal pixels and accessibility trees in each styling, %s',
      { timeout: 120_000 },
      async (mode) => {
        const first = await captureDemos(page, DEFAULT_CODE_STYLING, mode);
        for (const styling of OTHER_STYLINGS) {
          const captures = await captureDemos(page, styling, mode);
          for (const [name, { screenshot, tree }] of captures) {
            const expected = first.get(name)!;
            expect(tree, `${name}, ${styling}`).toBe(expected.tree);
            expect(countDifferences(expected.screenshot, screenshot), `${name}, ${styling}`).toBe(
              0,
            );
          }
        }
      },
    );
  });
}
