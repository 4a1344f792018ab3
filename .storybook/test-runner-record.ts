import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright';
import type { StoryRecord } from '@vitrine/ui/core';
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

/** Begins to write down what happens to a story: what is pressed, what is checked, and what axe says. */
export async function startRecord(page: Page, storyId: string): Promise<void> {
  await page.evaluate((id) => {
    const record: StoryRecord = { storyId: id, actions: 0, checks: 0, keys: [], modes: [] };
    window.vitrineRecorder = { record, problems: [] };
  }, storyId);
}

const sessions = new WeakMap<Page, CDPSession>();

/** Takes a picture without what a small file costs: it is only hashed. */
async function takePicture(page: Page): Promise<string> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const options = { format: 'png', optimizeForSpeed: true } as const;
  return (await session.send('Page.captureScreenshot', options)).data;
}

/** Names the picture of the story as it is shown now, beside what axe says of it: the same look has the same name. */
export async function recordPicture(page: Page): Promise<void> {
  const picture = createHash('sha256')
    .update(await takePicture(page))
    .digest('hex')
    .slice(0, 16);
  await page.evaluate((name) => {
    const mode = window.vitrineRecorder?.record.modes.at(-1);
    if (mode) mode.picture = name;
  }, picture);
}

/** Adds what was written down to a file of lines, if somebody wants it, and gives what axe found wrong. */
export async function endRecord(page: Page): Promise<readonly string[]> {
  const file = process.env['VITRINE_RECORDS'];
  const recorder = await page.evaluate(() => window.vitrineRecorder);
  if (!recorder) return [];
  if (file) appendFileSync(file, `${JSON.stringify(recorder.record)}\n`);
  return recorder.problems;
}
