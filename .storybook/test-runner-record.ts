import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import { pageRecorders } from './test-runner-inPage.ts';

/** Address of the stories, told to say every call of a play function even outside of the manager. */
export const RECORDED_FRAME = 'iframe.html?instrument=true';

/** A caret that blinks would give one look two pictures. */
const NO_CARET = '* { caret-color: transparent !important }';

/** Lets a page write down its stories. */
export async function installRecorders(page: Page): Promise<void> {
  await page.addStyleTag({ content: NO_CARET });
  for (const install of pageRecorders) await page.evaluate(install);
}

const sessions = new WeakMap<Page, CDPSession>();

/** Names the screenshot of a page by its hash, so that equal screenshots have equal names. */
export async function hashScreenshot(page: Page): Promise<string> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const options = { format: 'png', optimizeForSpeed: true } as const;
  const { data } = await session.send('Page.captureScreenshot', options);
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

/**
 * Appends the record of a story, with the names of its screenshots, to the file in `VITRINE_RECORDS`; returns what axe
 * found wrong.
 */
export async function endRecord(
  page: Page,
  storyId: string,
  pictures: readonly string[],
): Promise<readonly string[]> {
  const file = process.env['VITRINE_RECORDS'];
  const recorder = await page.evaluate(() => window.vitrineRecorder);
  // The story was not selected: it was missing, or the page did not load.
  if (recorder?.record.storyId !== storyId) return [];
  const { record, problems } = recorder;
  const modes = record.modes.map((mode, place) => ({ ...mode, picture: pictures[place] }));
  if (file) appendFileSync(file, `${JSON.stringify({ ...record, modes })}\n`);
  return problems;
}
