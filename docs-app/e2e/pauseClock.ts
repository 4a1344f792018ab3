import type { Page } from 'playwright';

/** Time from now until the pause, in ms. `pauseAt` throws when that moment is in the past. */
const AHEAD_MS = 60_000;

/** Installs a paused fake clock in a page; `page.clock.runFor` advances it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}
