import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { STORY_EVENTS } from '../../docs-app/workbench/storybook.ts';
import { pageRecorders } from './inPage.ts';

/** URL of the preview iframe. `instrument` reports calls of play functions without the manager. */
export const RECORDED_FRAME = 'iframe.html?instrument=true';

/** Chromium flag that exposes the computed role and name of elements to page scripts. */
export const COMPUTED_NAMES = '--enable-blink-features=ComputedAccessibilityInfo';

/** Runs every installer of `pageRecorders` in the page. */
export async function installRecorders(page: Page): Promise<void> {
  for (const install of pageRecorders) await page.evaluate(install, STORY_EVENTS);
}

/** Records the last key of a play function, before the story renders in other variants. */
export async function finishKeys(page: Page): Promise<void> {
  await page.evaluate(() => window.vitrineKeys.finish());
}

/** Appends the record of a story to the file in `VITRINE_RECORDS`; returns the axe violations. */
export async function endRecord(page: Page, storyId: string): Promise<readonly string[]> {
  const file = process.env['VITRINE_RECORDS'];
  await finishKeys(page);
  const recorder = await page.evaluate(() => window.vitrineRecorder);
  // The story was not selected, because it is missing or the page did not load.
  if (recorder?.record.storyId !== storyId) return [];
  const { record, problems } = recorder;
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
  return problems;
}
