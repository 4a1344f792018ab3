import type { Page } from 'playwright';

/** Time between the page's real time and the pause, longer than any call of the browser. */
const AHEAD_MS = 60_000;

/** Replaces the clock of a page by one that stands still until `page.clock.runFor`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
