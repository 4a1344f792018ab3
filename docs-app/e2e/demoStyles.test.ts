import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE } from '../node/paths.ts';
import { hydrate } from '../testing/hydrate.ts';
import { compareStyles, readStyles, type StyledElement } from './computedStyles.ts';
import { sampleDemos } from './publishedDemos.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { shareModes } from './tier.ts';
import { visit } from './visit.ts';
import { exposeStorybook } from '../workbench/storybook.ts';

const PRODUCTS = join(SITE, 'fixtures/products');
const DEMOS = [
  { pathname: '/plain/react-tag', name: 'OrderTag', story: 'plain-tag--order-tag' },
  { pathname: '/module/react-panel', name: 'OrderPanel', story: 'module-panel--order-panel' },
  { pathname: '/runtime/react-note', name: 'OrderNote', story: 'runtime-note--order-note' },
];
const MODES = ['light', 'dark'] as const;

let site: Variant;
beforeAll(async () => {
  site = await startVariant({ hasWorkbench: true });
  await site.build([], {}, ['--products', PRODUCTS]);
}, 120_000);
afterAll(() => site.close());

/** Renders a story without its play function, and reads its styles. */
async function readStory(page: Page, story: string, mode: string): Promise<StyledElement[]> {
  await page.addInitScript(exposeStorybook);
  await page.goto('/workbench/iframe.html');
  await page.waitForFunction(() => window.vitrineStorybook !== undefined);
  await page.evaluate(
    async ([id, globals]) => {
      const storybook = window.vitrineStorybook!;
      await storybook.ready();
      storybook.setGlobals(globals);
      await storybook.renderWithoutPlay(id);
    },
    [story, { mode, a11y: { manual: true } }] as const,
  );
  await page.locator('[data-story-stage] > :not(style)').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return readStyles(page, '[data-story-stage]');
}

async function readDemo(page: Page, name: string): Promise<StyledElement[]> {
  const stage = `[data-demo="${name}"] [data-demo-stage][data-live]`;
  await page.locator(`[data-demo="${name}"]`).scrollIntoViewIfNeeded();
  await page.locator(stage).waitFor();
  return readStyles(page, stage);
}

/** Returns the story ids of the demos on the open page, by name. */
async function listStories(page: Page): Promise<Map<string, string>> {
  const pairs = await page.locator('[data-demo]').evaluateAll((demos) =>
    demos.map((demo) => {
      const { demo: name = '', story = '' } = (demo as HTMLElement).dataset;
      return [name, story] as const;
    }),
  );
  return new Map(pairs);
}

describe.each(DEMOS)('styles of $story', ({ pathname, name, story }) => {
  test.each(MODES)('styles a demo like its story on the first visit, %s (FAULT A1)', (mode) =>
    visit(
      async ({ page }) => {
        const expected = await readStory(page, story, mode);
        await page.goto(pathname);
        await hydrate(page);
        expect(compareStyles(expected, await readDemo(page, name))).toEqual([]);
      },
      { baseURL: site.origin, colorScheme: mode, reducedMotion: 'no-preference' },
    ),
  );

  test.each(MODES)('styles a demo like its story after client navigation, %s (FAULT A1)', (mode) =>
    visit(
      async ({ page }) => {
        const expected = await readStory(page, story, mode);
        // The previous page has demos of another library, whose styles must not affect this page.
        await page.goto(pathname.startsWith('/plain') ? '/module/react-panel' : '/plain/react-tag');
        await hydrate(page);
        await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
        await page.evaluate((href) => {
          const link = document.createElement('a');
          link.href = href;
          document.querySelector('article')?.append(link);
          link.click();
        }, pathname);
        await page.waitForURL(`**${pathname}`);
        expect(compareStyles(expected, await readDemo(page, name))).toEqual([]);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      },
      { baseURL: site.origin, colorScheme: mode, reducedMotion: 'no-preference' },
    ),
  );
});

test('library style sheets do not change elements outside of demos (FAULT A1)', () =>
  visit(
    async ({ page }) => {
      await page.goto('/plain/react-tag');
      await hydrate(page);
      const readPage = () => readStyles(page, 'html', 'head, [data-demo-stage]');
      const styled = await readPage();
      const sheets = page.locator('link[data-demo-sheet]');
      expect(await sheets.count()).toBe(2);
      await sheets.evaluateAll((links) =>
        links.forEach((link) => link.setAttribute('media', 'not all')),
      );
      const unstyled = await readPage();
      expect(compareStyles(unstyled, styled)).toEqual([]);
    },
    { baseURL: site.origin },
  ));

const byPage = Map.groupBy(sampleDemos(), ({ pathname }) => pathname);

describe.concurrent('styles of the published demos', () => {
  test.each([...byPage].map(([pathname, demos], index) => ({ pathname, demos, index })))(
    'styles demos like their stories on $pathname (FAULT A1)',
    async ({ pathname, demos, index }) => {
      for (const mode of shareModes(index)) {
        await visit(
          async ({ page }) => {
            await page.goto(pathname);
            await hydrate(page);
            const published = new Map<string, StyledElement[]>();
            for (const { name } of demos) published.set(name, await readDemo(page, name));
            const stories = await listStories(page);
            for (const { name } of demos) {
              const expected = await readStory(page, stories.get(name) ?? '', mode);
              const problems = compareStyles(expected, published.get(name) ?? []);
              expect(problems, `${name}, ${mode}`).toEqual([]);
            }
          },
          { colorScheme: mode, reducedMotion: 'no-preference' },
        );
      }
    },
  );
});
