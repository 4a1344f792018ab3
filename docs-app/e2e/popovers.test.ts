import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { TEMPLATES, visitTemplate } from './a11yTemplates.ts';
import { injectPageStyles } from './injectPageStyles.ts';
import { samplePairs } from './tier.ts';

const HEIGHT = 740;

/** Combinations of viewport width, direction and text size that move or resize a popover. */
const CONDITIONS = samplePairs(
  [320, 390, 600, 1024].flatMap((width) =>
    (['ltr', 'rtl'] as const).flatMap((direction) =>
      [100, 200].map((text) => ({ width, direction, text })),
    ),
  ),
);

/** Opens each popover and a demo menu; lists layers that overflow the viewport or clip content. */
async function listCutLayers(page: Page): Promise<string[]> {
  const popovers = page.locator('[popovertarget]:not([popovertargetaction])');
  const menu = page.locator('[aria-haspopup="menu"]:not([data-demo-stage] *)').first();
  const cut: string[] = [];
  for (const button of [...(await popovers.all()), menu]) {
    if (!(await button.isVisible())) continue;
    await button.press('Enter');
    const layer = page.locator(':popover-open, main .MuiPopover-paper').last();
    await layer.waitFor();
    const problem = await layer.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const isInside =
        left >= -0.5 && top >= -0.5 && right <= clientWidth + 0.5 && bottom <= clientHeight + 0.5;
      const isCut = element.scrollWidth > element.clientWidth;
      const edges = [left, right, top, bottom].map(Math.round).join(' ');
      return isInside && !isCut ? '' : `${element.id || element.className}: ${edges}`;
    });
    if (problem) cut.push(problem);
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'hidden' });
  }
  return cut;
}

describe.concurrent('popovers', () => {
  test.each([
    ['start page', TEMPLATES.home],
    ['page with demos', TEMPLATES.component],
    ['API page of several releases', TEMPLATES.api],
  ])('%s: opens every popover inside the window at all widths (FAULT B1, WCAG 1.4.4)', (_, path) =>
    visitTemplate(
      path,
      async ({ page }) => {
        const problems: string[] = [];
        for (const { width, direction, text } of CONDITIONS) {
          await page.setViewportSize({ width, height: HEIGHT });
          await page.evaluate((value) => {
            window.__vitrine.settings.choose({ direction: value });
          }, direction);
          if (text === 200) await injectPageStyles(page, 'html{font-size:200%!important}');
          const condition = `${width} px, ${direction}, ${text}%`;
          problems.push(...(await listCutLayers(page)).map((layer) => `${condition}: ${layer}`));
          if (text === 200) await page.evaluate(() => void document.adoptedStyleSheets.pop());
        }
        expect(problems).toEqual([]);
      },
      { viewport: { width: 1024, height: HEIGHT } },
    ),
  );
});
