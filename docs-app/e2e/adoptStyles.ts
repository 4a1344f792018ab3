import type { Page } from 'playwright';

/** Adds rules to a page, past the policy that lets it have none but its own. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
