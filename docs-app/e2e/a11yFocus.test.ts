import { describe, expect, test } from 'vitest';
import { walkStops } from './a11yStops.ts';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { shareOf } from './tier.ts';

const DIRECTIONS = ['ltr', 'rtl'] as const;

describe.concurrent.each(DIRECTIONS)('Tab through a whole page, %s', (direction) => {
  const index = DIRECTIONS.indexOf(direction);

  test.each(shareOf(templates, { index, count: DIRECTIONS.length }))(
    '%s: every stop is seen in light and dark and not hidden, and the end is reached (WCAG 2.1.2, 2.4.7, 2.4.11)',
    (_, pathname) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          const { count, problems } = await walkStops(page);
          expect(problems).toEqual([]);
          expect(count).toBeGreaterThan(10);
        },
        { direction },
      ),
  );
});
