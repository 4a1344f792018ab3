import type { FrameLocator, Page } from 'playwright';
import { expect } from 'vitest';
import { exposeStorybook, STORY_EVENTS } from '../workbench/storybook.ts';
import { forgive, type Visit } from './visit.ts';

/**
 * Opens the workbench with its manager, and returns the preview iframe. Waits until the play
 * function of the story ends, because a click in the manager moves the focus out of the story.
 */
export async function openWorkbench(page: Page, query: string): Promise<FrameLocator> {
  await page.addInitScript(exposeStorybook);
  await page.goto(`/workbench/${query}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  if (query.includes('path=/story/')) await expect.poll(() => hasFinished(preview)).toBe(true);
  return preview;
}

function hasFinished(preview: FrameLocator): Promise<boolean> {
  return preview
    .locator('html')
    .evaluate(
      (_, event) => window.vitrineStorybook?.last(event) !== undefined,
      STORY_EVENTS.finished,
    );
}

/** Runs `read` in the workbench; ignores a deprecation warning of Storybook. */
export async function reviewIn(
  { page, problems }: Visit,
  read: (page: Page) => Promise<void>,
): Promise<void> {
  await page.unrouteAll();
  problems.length = 0;
  await read(page);
  forgive(problems, /will become mandatory in Storybook/);
  expect(problems).toEqual([]);
}

/** Checks that a story renders and has a control in the Controls panel. */
export function expectControls(visited: Visit, storyId: string): Promise<void> {
  return reviewIn(visited, async (page) => {
    const preview = await openWorkbench(page, `?path=/story/${storyId}`);
    await page.getByRole('tab', { name: /^Controls \d+/ }).click();
    await page.getByRole('table').getByRole('row').nth(1).waitFor();
    await preview.locator('body.sb-show-main').waitFor();
  });
}
