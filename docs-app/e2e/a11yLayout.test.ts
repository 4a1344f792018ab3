import { describe, expect, test } from 'vitest';
import { findClipped, findSmallTargets, readOverflow } from './a11yLayout.ts';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { adoptStyles } from './adoptStyles.ts';

/** The distances of text that 1.4.12 names. */
const SPACED =
  '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}';

describe.concurrent.each(templates)('%s', (_, pathname) => {
  test('meets target size, reduced motion, text spacing and resized text (WCAG 2.5.8, 2.3.3, 1.4.12, 1.4.4)', () =>
    visitTemplate(pathname, async ({ page }) => {
      expect(await findSmallTargets(page)).toEqual([]);
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(({ playState, effect }) => {
          const { duration } = effect?.getComputedTiming() ?? {};
          return playState === 'running' && Number(duration) > 10 ? [String(duration)] : [];
        }),
      );
      expect(moving).toEqual([]);
      const before = await findClipped(page);
      await adoptStyles(page, SPACED);
      expect((await findClipped(page)).filter((part) => !before.includes(part))).toEqual([]);
      await page.evaluate(() => void document.adoptedStyleSheets.pop());
      await adoptStyles(page, 'html{font-size:200%!important}');
      expect((await findClipped(page)).filter((part) => !before.includes(part))).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
    }));

  test('at 320 x 256 px it is read without scrolling sideways, with spaced text too (WCAG 1.4.10, 1.4.12)', () =>
    visitTemplate(
      pathname,
      async ({ page }) => {
        expect(await readOverflow(page)).toBe(0);
        await adoptStyles(page, SPACED);
        expect(await readOverflow(page)).toBe(0);
      },
      { viewport: { width: 320, height: 256 } },
    ));
});
