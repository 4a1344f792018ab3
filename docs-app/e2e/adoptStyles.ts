import type { Page } from 'playwright';
import { adoptRules } from '../visual/inPage.ts';

/** Adds rules to a page, past the policy that lets it have none but its own. */
export async function adoptStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(adoptRules, css);
}
