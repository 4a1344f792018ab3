import type { Page } from 'playwright';

/** How far ahead the clock pauses, in ms; `pauseAt` throws when that time has passed. */
const AHEAD_MS = 60_000;

/** Replaces the clock of a page with a paused clock, which `page.clock.runFor` advances. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
