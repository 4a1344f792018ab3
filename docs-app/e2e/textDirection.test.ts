import { describe, expect, test } from 'vitest';
import { TEMPLATES, visitTemplate } from './a11yTemplates.ts';
import { listLeft, listMisplaced } from './textDirection.ts';

const PAGES = [
  ...Object.entries(TEMPLATES),
  ['Markdown', '/experiments/docs/markdown'],
  ['version menu and releases', '/material-ui/api/button'],
] as const;

describe.concurrent('English text in right-to-left pages', () => {
  test.each(PAGES)('%s: renders punctuation on the correct side of words (FAULT B11)', (_, path) =>
    visitTemplate(
      path,
      async ({ page }) => {
        expect(await listMisplaced(page)).toEqual([]);
        expect(await listLeft(page)).toEqual([]);
      },
      { direction: 'rtl' },
    ),
  );

  test('product menu renders punctuation on the correct side of words (FAULT B11)', () =>
    visitTemplate(
      TEMPLATES.component,
      async ({ page }) => {
        await page.locator('header [popovertarget]').nth(1).press('Enter');
        await page.locator(':popover-open').waitFor();
        expect(await listMisplaced(page)).toEqual([]);
      },
      { direction: 'rtl' },
    ));
});
