import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { countDifferences } from './compareScreenshots.ts';
import { hydrate } from '../testing/hydrate.ts';
import { pages, readPage, type SiteRoute } from './site.ts';
import { sample, shareModes } from './tier.ts';
import { visit } from './visit.ts';

interface StyledPage {
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
      for (const { name } of demos) captures.set(name, await captureDemo(page, name));
    },
    { colorScheme },
  );
  return captures;
}

async function captureDemo(page: Page, name: string): Promise<Capture> {
  const stage = page.locator(`[data-demo="${name}"] [data-demo-stage]`);
  await stage.scrollIntoViewIfNeeded();
  await stage.and(page.locator('[data-live]')).waitFor();
  await page.mouse.move(0, 0);
  const screenshot = await stage.screenshot({ animations: 'disabled' });
  return { screenshot, tree: await stage.ariaSnapshot() };
}

const styledPages = listStyledPages();
const OTHER_STYLINGS = ['Tailwind', 'CSS'];

test('offers all stylings in every headless demo, and in at least 12 other demos', () => {
  const isHeadless = ({ pathname }: { pathname: string }) => pathname.startsWith('/base-ui/');
  const headless = pages
    .filter(isHeadless)
    .flatMap(({ pathname }) =>
      Array.from(readPage(pathname).matchAll(/data-demo="/g), () => pathname),
    );
  const styled = styledPages.flatMap((page) =>
    page.demos
      .filter(({ stylings }) => OTHER_STYLINGS.every((styling) => stylings.includes(styling)))
      .map(() => page),
  );
  expect(styled.filter(isHeadless).length).toBe(headless.length);
  expect(styled.filter((page) => !isHeadless(page)).length).toBeGreaterThanOrEqual(12);
});

/** All styled pages, or in the fast tier pages that cover every product and set of stylings. */
const sampled = sample(styledPages, ({ pathname, demos }) =>
  demos.map(({ stylings }) => [pathname.split('/')[1], ...stylings].join()),
);

describe.concurrent.each(sampled)('demos of $pathname', (page) => {
  test.each(shareModes(sampled.indexOf(page)))(
    'renders demos with equal pixels and accessibility trees in each styling, %s',
    { timeout: 120_000 },
    async (mode) => {
      const first = await captureDemos(page, 'MUI System', mode);
      for (const styling of OTHER_STYLINGS) {
        const captures = await captureDemos(page, styling, mode);
        for (const [name, { screenshot, tree }] of captures) {
          const expected = first.get(name)!;
          expect(tree, `${name}, ${styling}`).toBe(expected.tree);
          expect(countDifferences(expected.screenshot, screenshot), `${name}, ${styling}`).toBe(0);
        }
      }
    },
  );
});

test('detects a demo whose padding differs by 1 px', () =>
  visit(async ({ page }) => {
    const [{ pathname, demos }] = styledPages as [StyledPage];
    const [{ name }] = demos as [StyledDemo];
    await page.goto(pathname);
    await hydrate(page);
    const right = await captureDemo(page, name);
    const inner = page.locator(`[data-demo="${name}"] [data-demo-stage] > *`).first();
    await inner.evaluate((element: HTMLElement) => {
      element.style.paddingInlineStart = '1px';
    });
    const wrong = await captureDemo(page, name);
    expect(wrong.tree).toBe(right.tree);
    expect(countDifferences(right.screenshot, wrong.screenshot)).toBeGreaterThan(0);
  }));
