import { describe, expect, test } from 'vitest';
import { walkStops } from './a11yStops.ts';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { sample } from './tier.ts';

const walks = templates.flatMap(([template, pathname]) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['ltr', 'rtl'] as const).map((direction) => ({ template, pathname, mode, direction })),
  ),
);

/** Fast tier: few walks that cover every template and every pair of mode and direction. */
const sampled = sample(walks, ({ template, mode, direction }) => [template, mode + direction]);

describe.concurrent('tab order of a page', () => {
  test.each(sampled)(
    '$template, $mode, $direction: shows unobscured focus at every stop until Tab leaves the page (WCAG 2.1.2, 2.4.7, 2.4.11)',
    ({ pathname, mode, direction }) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          const { count, problems } = await walkStops(page, mode);
          expect(problems).toEqual([]);
          expect(count).toBeGreaterThan(10);
        },
        { direction },
      ),
  );
});
