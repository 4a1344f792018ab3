import type { Page } from 'playwright';
import { injectStyles } from '../visual/inPage.ts';

/** Adds rules to a page, past the policy that lets it have none but its own. */
export async function injectPageStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(injectStyles, css);
}
