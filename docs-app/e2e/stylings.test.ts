import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { countDifferences } from './compareScreenshots.ts';
import { hydrate } from '../testing/hydrate.ts';
import { pages, readPage } from './site.ts';
import { sample, shareModes } from './tier.ts';
import { visit } from './visit.ts';

interface StyledPage {
  pathname: string;
  /** Its demos that have several stylings. */
  demos: StyledDemo[];
}

interface StyledDemo {
  name: string;
  /** Stylings beside the first one. */
  stylings: string[];
}

const STYLED = /data-demo="([^"]+)"(?:(?!data-demo=).)*?data-stylings="([^"]+)"/gs;

function listStyledPages(): StyledPage[] {
  return pages
    .map(({ pathname }) => ({ pathname, demos: listStyledDemos(pathname) }))
    .filter(({ demos }) => demos.length > 0);
}

function listStyledDemos(pathname: string): StyledDemo[] {
  return Array.from(readPage(pathname).matchAll(STYLED), ([, name = '', json = '']) => {
    const modules = JSON.parse(json.replaceAll('&quot;', '"')) as { styling: string }[];
    return { name, stylings: modules.map(({ styling }) => styling) };
  });
}

interface Look {
  picture: Buffer;
  tree: string;
}

type Mode = 'light' | 'dark';

/** Takes the picture and the accessibility tree of each demo of a page, which run in a styling. */
async function look(
  { pathname, demos }: StyledPage,
  styling: string,
  colorScheme: Mode,
): Promise<Map<string, Look>> {
  const looks = new Map<string, Look>();
  const cookie = { name: 'codeStyling', value: styling, url: inject('origin') };
  await visit(
    async ({ page, context }) => {
      await context.addCookies([cookie]);
      await page.goto(pathname);
      await hydrate(page);
      await page.evaluate(() => document.fonts.ready);
      for (const { name } of demos) looks.set(name, await lookAt(page, name));
    },
    { colorScheme },
  );
  return looks;
}

async function lookAt(page: Page, name: string): Promise<Look> {
  const stage = page.locator(`[data-demo="${name}"] [data-demo-stage]`);
  await stage.scrollIntoViewIfNeeded();
  await stage.and(page.locator('[data-live]')).waitFor();
  await page.mouse.move(0, 0);
  const picture = await stage.screenshot({ animations: 'disabled' });
  return { picture, tree: await stage.ariaSnapshot() };
}

const styledPages = listStyledPages();
const OTHER_STYLINGS = ['Tailwind', 'CSS'];

test('every demo of a headless library has all stylings, and a dozen elsewhere', () => {
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

/** Few pages that together show every product and set of stylings, unless the tier is whole. */
const sampled = sample(styledPages, ({ pathname, demos }) =>
  demos.map(({ stylings }) => [pathname.split('/')[1], ...stylings].join()),
);

describe.concurrent.each(sampled)('$pathname', (page) => {
  test.each(shareModes(sampled.indexOf(page)))(
    'its demos look and read the same in each styling, %s',
    { timeout: 120_000 },
    async (mode) => {
      const first = await look(page, 'MUI System', mode);
      for (const styling of OTHER_STYLINGS) {
        const others = await look(page, styling, mode);
        for (const [name, { picture, tree }] of others) {
          const expected = first.get(name)!;
          expect(tree, `${name}, ${styling}`).toBe(expected.tree);
          expect(countDifferences(expected.picture, picture), `${name}, ${styling}`).toBe(0);
        }
      }
    },
  );
});

test('a wrong padding is found', () =>
  visit(async ({ page }) => {
    const [{ pathname, demos }] = styledPages as [StyledPage];
    const [{ name }] = demos as [StyledDemo];
    await page.goto(pathname);
    await hydrate(page);
    const right = await lookAt(page, name);
    const inner = page.locator(`[data-demo="${name}"] [data-demo-stage] > *`).first();
    await inner.evaluate((element: HTMLElement) => {
      element.style.paddingInlineStart = '1px';
    });
    const wrong = await lookAt(page, name);
    expect(wrong.tree).toBe(right.tree);
    expect(countDifferences(right.picture, wrong.picture)).toBeGreaterThan(0);
  }));
