import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { hydrate } from '../testing/hydrate.ts';
import { compareStyles, type StyledElement } from './computedStyles.ts';
import { sampleDemos } from './publishedDemos.ts';
import { readDemo, readStory } from './storyStyles.ts';
import { shareModes } from '../testing/tier.ts';
import { visit } from './visit.ts';

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
