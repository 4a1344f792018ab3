import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { TEMPLATES } from './a11yTemplates.ts';
import { injectPageStyles } from './injectPageStyles.ts';
import { visit } from './visit.ts';

const STATES = ['detecting', 'in-house', 'appeal', 'external'];

/** Measures the ad height (px) in each state, and with a long text from a feed. */
function measureBlock(page: Page, shape: string): Promise<number[]> {
  return page.locator('[data-ad]').evaluate(
    (block: HTMLElement, { states, adShape }) => {
      const text = block.querySelector('[data-ad-part="text"]')!;
      const ownText = text.textContent;
      const measure = () => Math.round(block.getBoundingClientRect().height);
      Object.assign(block.dataset, { adShape });
      const heights = states.map((adState) => {
        Object.assign(block.dataset, { adState });
        return measure();
      });
      block.dataset['adFrom'] = 'feed';
      text.textContent = 'Anvil '.repeat(300);
      heights.push(measure());
      text.textContent = ownText;
      delete block.dataset['adFrom'];
      return heights;
    },
    { states: STATES, adShape: shape },
  );
}

test.each([
  [320, 142],
  [390, 142],
  [600, 126],
  [1280, 126],
])(
  'at %i px: keeps the ad at a height of %i px in every ad state (FAULT G6, ADS-15)',
  (width, height) =>
    visit(
      async ({ page }) => {
        await page.goto(TEMPLATES.component);
        for (const shape of ['image', 'inline']) {
          expect(new Set(await measureBlock(page, shape))).toEqual(new Set([height]));
        }
        await injectPageStyles(page, 'html{font-size:200%!important}');
        for (const shape of ['image', 'inline']) {
          expect(new Set(await measureBlock(page, shape)).size).toBe(1);
        }
      },
      { viewport: { width, height: 800 } },
    ),
);
