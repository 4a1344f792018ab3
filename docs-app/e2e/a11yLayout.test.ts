import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findClipped, findSmallTargets, readOverflow } from './a11yLayout.ts';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { injectPageStyles } from './injectPageStyles.ts';

/** Text spacing of WCAG 1.4.12. */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

/** Lists the durations of running animations that are longer than 10 ms. */
const listMoving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ playState, effect }) => {
      const { duration } = effect?.getComputedTiming() ?? {};
      return playState === 'running' && Number(duration) > 10 ? [String(duration)] : [];
    }),
  );

describe.concurrent.each(templates)('%s', (_, pathname) => {
  test('meets target size, motion, text spacing, text resize and reflow (WCAG 2.5.8, 2.3.3, 1.4.12, 1.4.4, 1.4.10)', () =>
    visitTemplate(pathname, async ({ page }) => {
      expect(await findSmallTargets(page)).toEqual([]);
      expect(await listMoving(page)).toEqual([]);
      const before = await findClipped(page);
      const findNewlyClipped = async () =>
        (await findClipped(page)).filter((part) => !before.includes(part));
      await injectPageStyles(page, SPACED);
      expect(await findNewlyClipped()).toEqual([]);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      await injectPageStyles(page, 'html{font-size:200%!important}');
      expect(await findNewlyClipped()).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await readOverflow(page)).toBe(0);
      await injectPageStyles(page, SPACED);
      expect(await readOverflow(page)).toBe(0);
    }));
});
