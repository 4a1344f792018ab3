import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { exposeStorybook, STORY_EVENTS } from '../workbench/storybook.ts';
import { readDist } from './site.ts';
import { sampleEvery } from '../testing/tier.ts';
import { startVisit, type Visit } from './visit.ts';

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), type: z.string(), tags: z.array(z.string()).default([]) }),
  ),
});

/** Timeout (ms) of a story with its play function. */
const SLOW = { timeout: 30_000 };

const { entries } = indexSchema.parse(JSON.parse(readDist('workbench/index.json')));
const playing = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('play-fn'),
);

const WINDOW = { width: 1280, height: 800 };

let visited: Visit;

// All stories share one page, so the browser caches the scripts of the workbench.
beforeAll(async () => {
  visited = await startVisit();
  await visited.context.addInitScript(exposeStorybook);
  await visited.page.goto('/workbench/iframe.html');
});

afterAll(() => visited.context.close());

/** Returns the failure of the current story as JSON, or an empty string when the story passed. */
async function readFailure(page: Page): Promise<string> {
  const handle = await page.waitForFunction(
    ({ failures, finished }) => {
      const { vitrineStorybook: storybook } = window;
      const failure = failures.map((name) => storybook?.last(name)).find(Boolean);
      if (failure) return { text: JSON.stringify(failure) };
      return storybook?.last(finished) ? { text: '' } : undefined;
    },
    STORY_EVENTS,
    SLOW,
  );
  const { text } = (await handle.jsonValue()) as { text: string };
  return text;
}

/** Returns the viewport width of a story in px; Storybook applies it only in the manager. */
async function readWidth(page: Page, storyId: string): Promise<number> {
  await page.waitForFunction(() => window.vitrineStorybook !== undefined);
  const width = await page.evaluate(async (id) => {
    await window.vitrineStorybook!.ready();
    const { storyGlobals, parameters } = await window.vitrineStorybook!.loadStory(id);
    const name = storyGlobals?.viewport?.value ?? '';
    return parameters.viewport?.options?.[name]?.styles?.width;
  }, storyId);
  return Number.parseInt(width ?? '', 10) || WINDOW.width;
}

/** Opens a story; returns its failure, or an empty string after `isShown` has returned true. */
async function play(id: string, query: string, isShown: () => boolean): Promise<string> {
  const { page } = visited;
  const width = await readWidth(page, id);
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ ...WINDOW, width });
  await page.goto(`/workbench/iframe.html?id=${id}&viewMode=story&${query}`);
  const failure = await readFailure(page);
  if (failure === '') await page.waitForFunction(isShown, undefined, SLOW);
  return failure;
}

describe('play functions in the workbench', () => {
  test(
    'play function passes and keeps the spacing when the spacing global is changed (FAULT A5)',
    SLOW,
    async () => {
      const id = 'docs-ui-settings-spacingstepper--default';
      const isWide = () =>
        getComputedStyle(document.documentElement).getPropertyValue('--docs-spacing') === '12px';
      expect(await play(id, 'globals=spacing:12', isWide)).toBe('');
    },
  );

  test.for(sampleEvery(240, playing))(
    'play function of $id passes when the language is Chinese (FAULT A5)',
    SLOW,
    async ({ id }) => {
      const isChinese = () => document.documentElement.lang === 'zh';
      expect(await play(id, 'globals=language:zh', isChinese)).toBe('');
    },
  );

  test.each([
    'docs-ui-page-pagination--first-page',
    'docs-ui-navigation-navtree--default',
    'docs-ui-playground-themeplayground--default',
  ])(
    '%s shows Chinese text after its play function when the language is Chinese (FAULT A5)',
    SLOW,
    async (id) => {
      const isChinese = () =>
        /\p{Script=Han}/u.test(document.querySelector('#storybook-root')?.textContent ?? '');
      expect(await play(id, 'globals=language:zh', isChinese)).toBe('');
    },
  );

  test(
    'play function passes and keeps the args when the URL changes them (FAULT A5)',
    SLOW,
    async () => {
      const isChanged = () => document.querySelector('[aria-label="Other codes"]') !== null;
      const id = 'docs-ui-errors-errorcodes--default';
      expect(await play(id, 'args=label:Other+codes', isChanged)).toBe('');
    },
  );
});
