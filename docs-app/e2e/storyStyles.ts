import type { Page } from 'playwright';
import { exposeStorybook } from '../workbench/storybook.ts';
import { readStyles, type StyledElement } from './computedStyles.ts';

/** Renders a story without its play function, and reads its styles. */
export async function readStory(page: Page, story: string, mode: string): Promise<StyledElement[]> {
  await page.addInitScript(exposeStorybook);
  await page.goto('/workbench/iframe.html');
  await page.waitForFunction(() => window.vitrineStorybook !== undefined);
  await page.evaluate(
    async ([id, globals]) => {
      const storybook = window.vitrineStorybook!;
      await storybook.ready();
      storybook.setGlobals(globals);
      await storybook.renderWithoutPlay(id);
    },
    [story, { mode, a11y: { manual: true } }] as const,
  );
  await page.locator('[data-story-stage] > :not(style)').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  return readStyles(page, '[data-story-stage]');
}

/** Reads the styles of a published demo once it is mounted. */
export async function readDemo(page: Page, name: string): Promise<StyledElement[]> {
  const stage = `[data-demo="${name}"] [data-demo-stage][data-live]`;
  await page.locator(`[data-demo="${name}"]`).scrollIntoViewIfNeeded();
  await page.locator(stage).waitFor();
  const iframe = page.locator(`${stage} > iframe`);
  if ((await iframe.count()) === 0) return readStyles(page, stage);
  const frame = await (await iframe.elementHandle())?.contentFrame();
  if (!frame) throw new Error(`The frame of ${name} has no document.`);
  await frame.locator('[data-demo-stage][data-live]').waitFor();
  return readStyles(frame, '[data-demo-stage]');
}
