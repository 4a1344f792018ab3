import type { Page } from 'playwright';
import { injectStyles } from '../visual/inPage.ts';

/** Adds CSS rules to a page although its Content Security Policy allows only its own styles. */
export async function injectPageStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(injectStyles, css);
}
