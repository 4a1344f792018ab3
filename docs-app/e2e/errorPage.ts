import type { Locator, Page } from 'playwright';
import { readDist } from './site.ts';
import { visit } from './visit.ts';

interface ErrorEntry {
  code: string;
  text: string;
  releases: string[];
}

/** Page that explains error codes. */
export const ERROR_PAGE = '/production-error';

/** Error codes that the site explains. */
export const errorEntries = JSON.parse(readDist('error-codes.json')) as ErrorEntry[];

/** Returns the explanation of the error code in the URL. */
export function explanationOf(page: Page): Locator {
  return page.locator('[data-error-explanation]');
}

/** Opens the link to an error code, and waits for its explanation. */
export function expectExplanation(search: string, text: string): Promise<void> {
  return visit(async ({ page }) => {
    await page.goto(ERROR_PAGE + search);
    await explanationOf(page).getByText(text).waitFor();
  });
}
