import { describe, expect, test } from 'vitest';
import { findUnmarked } from './a11yMarks.ts';
import { walkStops } from './a11yStops.ts';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { findViolations } from './axe.ts';
import { shareOf } from './tier.ts';

const FORCED = { forcedColors: 'active' } as const;

describe.concurrent('page in forced colors', () => {
  test.each(shareOf(templates, { index: 0, count: 2 }))(
    '%s: shows focus at every tab stop in forced colors (WCAG 2.4.7)',
    (_, pathname) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          // Forced colors are the same in light and dark mode.
          const { count, problems } = await walkStops(page, 'light');
          expect(problems).toEqual([]);
          expect(count).toBeGreaterThan(10);
        },
        FORCED,
      ),
  );

  test.each(shareOf(templates, { index: 1, count: 2 }))(
    '%s: marks selected elements and passes axe in forced colors (WCAG 1.4.1)',
    (_, pathname) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          expect(await findUnmarked(page)).toEqual([]);
          expect(await findViolations(page, 'light')).toEqual([]);
        },
        FORCED,
      ),
  );
});
