import type { Page } from 'playwright';
import { injectStyles } from '../visual/inPage.ts';

/** Adds CSS rules to a page despite its Content Security Policy, which blocks other styles. */
export async function injectPageStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(injectStyles, css);
}
