import { appendFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { pageRecorders } from './inPage.ts';

/** Address of the stories, told to say every call of a play function even outside of the manager. */
export const RECORDED_FRAME = 'iframe.html?instrument=true';

/** Lets a page write down its stories. */
export async function installRecorders(page: Page): Promise<void> {
  for (const install of pageRecorders) await page.evaluate(install);
}

/** Appends the record of a story to the file in `VITRINE_RECORDS`; returns what axe found wrong. */
export async function endRecord(page: Page, storyId: string): Promise<readonly string[]> {
  const file = process.env['VITRINE_RECORDS'];
  const recorder = await page.evaluate(() => window.vitrineRecorder);
  // The story was not selected: it was missing, or the page did not load.
  if (recorder?.record.storyId !== storyId) return [];
  const { record, problems } = recorder;
  if (file) appendFileSync(file, `${JSON.stringify(record)}\n`);
  return problems;
}
