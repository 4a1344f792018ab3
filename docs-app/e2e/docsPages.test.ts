import { expect, test } from 'vitest';
import { visit } from './visit.ts';

/** This docs page also contains stories with a fixed dark mode or right-to-left direction. */
const DOCS_PAGE = '/workbench/iframe.html?viewMode=docs&id=docs-ui-page-appbar--docs';

test.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
])('applies mode %s and direction %s of the URL to a docs page', (mode, direction) =>
  visit(async ({ page }) => {
    await page.goto(`${DOCS_PAGE}&globals=mode:${mode};direction:${direction}`);
    await page.getByRole('heading', { name: 'AppBar', level: 1 }).waitFor();
    await page
      .locator('#anchor--docs-ui-page-appbar--right-to-left [dir="rtl"] header')
      .first()
      .waitFor();
    expect(await page.locator('html').getAttribute('data-mode')).toBe(mode);
    expect(await page.locator('html').getAttribute('dir')).toBe(direction);
    const names = await page.locator('.docblock-argstable-body tr td:first-child').allInnerTexts();
    expect(names.map((name) => name.replace('*', '').trim())).toEqual([
      'hasNav',
      'workbenchUrl',
      'product',
      'hasSettings',
      'children',
    ]);
  }),
);

test('shows no story twice, and the description of the first story once, on a docs page', () =>
  visit(async ({ page }) => {
    await page.goto(DOCS_PAGE);
    await page.locator('#anchor--docs-ui-page-appbar--right-to-left').waitFor();
    const ids = await page
      .locator('[id^="story--docs-ui-page-appbar"][id$="-inner"]')
      .evaluateAll((stories) =>
        stories.map(({ id }) => id.replace(/^story--(.*?)(--primary)?-inner$/, '$1')),
      );
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids).size).toBe(ids.length);
    const description = page.getByText('Shows the current product and its documented version.');
    expect(await description.count()).toBe(1);
  }));
