import type { Page } from 'playwright';
import { describe, expect, inject, test } from 'vitest';
import { countDifferences } from './comparePictures.ts';
import { hydrate } from './hydrate.ts';
import { pages, readPage } from './site.ts';
import { visit } from './visit.ts';

interface StyledDemo {
  pathname: string;
  name: string;
  /** Stylings beside the first one. */
  stylings: string[];
}

const STYLED = /data-demo="([^"]+)"(?:(?!data-demo=).)*?data-stylings="([^"]+)"/gs;

function listStyledDemos(): StyledDemo[] {
  return pages.flatMap(({ pathname }) =>
    Array.from(readPage(pathname).matchAll(STYLED), ([, name = '', json = '']) => {
      const modules = JSON.parse(json.replaceAll('&quot;', '"')) as { styling: string }[];
      return { pathname, name, stylings: modules.map(({ styling }) => styling) };
    }),
  );
}

interface Look {
  picture: Buffer;
  tree: string;
}

/** Takes the picture and the accessibility tree of a demo that runs in a styling. */
async function look({ pathname, name }: StyledDemo, styling: string, mode: string): Promise<Look> {
  let result: Look | undefined;
  await visit(async ({ page, context }) => {
    await context.addCookies([{ name: 'codeStyling', value: styling, url: inject('origin') }]);
    await page.emulateMedia({ colorScheme: mode === 'dark' ? 'dark' : 'light' });
    await page.goto(pathname);
    await hydrate(page);
    result = await lookAt(page, name);
  });
  if (!result) throw new Error(`${name} was not seen`);
  return result;
}

async function lookAt(page: Page, name: string): Promise<Look> {
  const stage = page.locator(`[data-demo="${name}"] [data-demo-stage]`);
  await stage.scrollIntoViewIfNeeded();
  await stage.and(page.locator('[data-live]')).waitFor();
  await page.mouse.move(0, 0);
  await page.evaluate(() => document.fonts.ready);
  const picture = await stage.screenshot({ animations: 'disabled' });
  return { picture, tree: await stage.ariaSnapshot() };
}

const demos = listStyledDemos();

test('there are demos in several stylings', () => {
  expect(demos.length).toBeGreaterThan(0);
});

describe.concurrent.each(demos)('$pathname $name', (demo) => {
  test.each(['light', 'dark'])('looks and reads the same in each styling, %s', async (mode) => {
    const first = await look(demo, 'MUI System', mode);
    for (const styling of demo.stylings) {
      const other = await look(demo, styling, mode);
      expect(other.tree, styling).toBe(first.tree);
      expect(countDifferences(first.picture, other.picture), styling).toBe(0);
    }
  });
});
