import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { templates, visitTemplate } from './a11yTemplates.ts';
import { openEditor } from './editor.ts';
import { hydrate } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PHONE = { viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true };

/** Waits until the open navigation has scrolled its current entry into view. */
async function waitForCurrent(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const nav = document.querySelector('nav:popover-open');
    const entry = nav?.querySelector('[aria-current="page"]');
    if (!nav || !entry) return false;
    const { top, bottom } = entry.getBoundingClientRect();
    return top >= 0 && bottom <= nav.clientHeight;
  });
}

/** Lists text fields outside of demos whose font size is below 16 px. */
const listSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const WITHOUT_TEXT = /^(?:checkbox|radio|range|color|file|button|submit|reset|hidden)$/;
    const fields = document.querySelectorAll(
      ':is(input, select, textarea, [contenteditable="true"]):not([data-demo-stage] *)',
    );
    return [...fields]
      .filter((field) => !WITHOUT_TEXT.test((field as HTMLInputElement).type))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 110)}`);
  });

describe.concurrent('on a phone', () => {
  test.each([
    ['before hydration', false],
    ['after hydration', true],
  ])('scrolls the navigation to the current page when opened %s (FAULT B10)', (_, isHydrated) =>
    visit(async ({ page }) => {
      await page.goto('/material-ui/api/tabs');
      if (isHydrated) await hydrate(page);
      const open = page.getByRole('button', { name: 'Open main navigation' });
      await open.tap();
      await waitForCurrent(page);
      await page.locator('nav:popover-open').evaluate((nav) => nav.scrollTo(0, 0));
      await page.keyboard.press('Escape');
      await open.tap();
      await waitForCurrent(page);
    }, PHONE),
  );

  test.each(templates)(
    '%s: renders text fields with at least 16 px, so iOS does not zoom (FAULT B5)',
    (_, path) =>
      visitTemplate(
        path,
        async ({ page }) => expect(await listSmallFields(page)).toEqual([]),
        PHONE,
      ),
  );

  test('renders the code editor with at least 16 px text, so iOS does not zoom (FAULT B5)', () =>
    visit(async ({ page }) => {
      await openEditor(page, { path: '/base-ui/react-switch', name: 'NotificationSwitches' });
      await page.locator('.cm-content').first().waitFor();
      expect(await listSmallFields(page)).toEqual([]);
    }, PHONE));
});
