import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate, waitForQuiet, hydrateDemos } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-chip';
const API = '/material-ui/api/button';

/** Replaces text nodes by `font` elements with marked text, as translations of browsers do. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const isCode = text.parentElement?.closest('script, style, template, option, textarea, svg');
      if (isCode || text.data.trim() === '') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append(`«${text.data}»`);
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

/** Reads the visible text of the page, without the marks of its translation. */
const readText = (page: Page) =>
  page.evaluate(() => document.body.innerText.replace(/[«»]/g, '').replace(/\s+/g, ' '));

type Steps = Readonly<Record<string, (page: Page) => Promise<void>>>;

const journeys: Record<string, [path: string, steps: Steps]> = {
  pages: [
    PAGE,
    {
      'the next page': (page) => page.locator('a[rel="next"]').click(),
      'the page after it': (page) => page.locator('a[rel="next"]').click(),
      'the page before': async (page) => void (await page.goBack()),
      'an API page': (page) =>
        page.locator(`#docs-navigation a[href="${API}"]`).evaluate((link) => {
          (link as HTMLAnchorElement).click();
        }),
    },
  ],
  'tools of a demo': [
    PAGE,
    {
      code: (page) => page.locator('[data-code-button]').first().click(),
      async JavaScript(page) {
        await page.locator('[data-ga-event-action="source-js"]').first().click();
        // The code loads when it is first shown.
        await page.waitForFunction(() => document.body.innerText.includes('OrderFilters.js'));
      },
      'no code': (page) => page.locator('[data-code-button]').first().click(),
      'a menu': (page) => page.locator('[data-actions] button').last().click(),
      async 'no menu'(page) {
        await page.keyboard.press('Escape');
        await page.locator('[role="menu"]').waitFor({ state: 'detached' });
      },
    },
  ],
  'tools of an API page': [
    API,
    {
      filter: (page) => page.locator('[data-api-tools] input').fill('color'),
      'no match': (page) => page.locator('[data-api-tools] input').fill('nothing at all'),
      'no filter': (page) => page.locator('[data-api-tools] input').fill(''),
    },
  ],
  settings: [
    PAGE,
    {
      drawer: (page) => page.locator('header [popovertarget="docs-settings"]').click(),
      'more space': (page) =>
        page.locator('#docs-settings [data-action="step-spacing"][value="more"]').click(),
      'right to left': (page) =>
        page.locator(`#docs-settings [value='{"direction":"rtl"}']`).click(),
      closed: (page) => page.keyboard.press('Escape'),
    },
  ],
};

/** Runs a journey; `check` reads the text after each step. */
async function run(
  page: Page,
  [path, steps]: (typeof journeys)[string],
  { isTranslated, check }: { isTranslated: boolean; check: (step: string) => Promise<void> },
): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await hydrateDemos(page);
  await page.evaluate(() => scrollTo(0, 0));
  if (isTranslated) await translate(page);
  for (const [name, act] of Object.entries(steps)) {
    const url = page.url();
    await act(page);
    if (name.includes('page') && !path.includes('/api/')) {
      await page.waitForFunction((before) => location.href !== before, url);
    }
    await check(name);
  }
}

/** Reads the text once it no longer changes. */
async function readSettledText(page: Page): Promise<string> {
  let before: string | undefined;
  let text = await readText(page);
  while (text !== before) {
    before = text;
    await waitForQuiet(page);
    text = await readText(page);
  }
  return text;
}

describe.concurrent('page that the browser has translated', () => {
  test('hydrates a translated page without an error, and opens the next page (FAULT B8)', () =>
    visit(async ({ page }) => {
      await page.goto(PAGE);
      await translate(page);
      await hydrate(page);
      await hydrateDemos(page);
      await page.locator('a[rel="next"]').click();
      await page.getByRole('heading', { level: 1, name: 'Divider', exact: true }).waitFor();
      expect(await page.locator('a[rel="prev"]').innerText()).toContain('Chip');
    }));

  test.for(Object.keys(journeys))('updates translated text: %s (FAULT B8)', async (name) => {
    const journey = journeys[name]!;
    const expected = new Map<string, string>();
    await visit(({ page }) =>
      run(page, journey, {
        isTranslated: false,
        check: async (step) => void expected.set(step, await readSettledText(page)),
      }),
    );
    await visit(({ page }) =>
      run(page, journey, {
        isTranslated: true,
        check: async (step) =>
          expect({ step, text: await readSettledText(page) }).toEqual({
            step,
            text: expected.get(step),
          }),
      }),
    );
  });
});
