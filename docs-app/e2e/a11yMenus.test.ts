import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { TEMPLATES, visitTemplate } from './a11yTemplates.ts';
import { COLOR_RULES, findViolations } from './axe.ts';
import { shareOf } from './tier.ts';

/** Opens a popover of the app bar with its button. */
const openLayer = (id: string) => async (page: Page) => {
  await page.getByRole('banner').locator(`[popovertarget="${id}"]`).press('Enter');
  await page.locator(`#${id}`).waitFor();
};

async function openDemoMenu(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'See more' }).first();
  await more.press('Enter');
  await page.getByRole('menu').waitFor();
}

async function openParts(page: Page): Promise<void> {
  await page.locator('details[data-parts] summary').press('Enter');
  await page.locator('[data-parts-panel] [data-part-stage] [data-live]').first().waitFor();
}

const MENUS = [
  ['the settings', TEMPLATES.doc, 1280, openLayer('docs-settings')],
  ['the settings of the start page', TEMPLATES.home, 1280, openLayer('docs-settings')],
  ['the product menu', TEMPLATES.component, 1280, openLayer('docs-product-menu')],
  ['the version menu', TEMPLATES.api, 1280, openLayer('docs-version-menu')],
  ['the navigation at 320 px', TEMPLATES.versions, 320, openLayer('docs-navigation')],
  ['the parts of a component', TEMPLATES['api tab'], 1280, openParts],
  ['the menu of a demo', TEMPLATES.component, 1280, openDemoMenu],
] as const;

const DIRECTIONS = ['ltr', 'rtl'] as const;

describe.concurrent.each(DIRECTIONS)('open menus, %s', (direction) => {
  const index = DIRECTIONS.indexOf(direction);

  test.each(shareOf(MENUS, { index, count: DIRECTIONS.length }))(
    '%s: passes axe in light and dark while open (WCAG 2.2 A and AA)',
    (_, pathname, width, open) =>
      visitTemplate(
        pathname,
        async ({ page }) => {
          await open(page);
          const violations = [
            ...(await findViolations(page, 'light')),
            ...(await findViolations(page, 'dark', { rules: COLOR_RULES })),
          ];
          expect(violations).toEqual([]);
        },
        { direction, viewport: { width, height: 800 } },
      ),
  );
});
