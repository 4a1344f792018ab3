import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright';
import {
  injectStyles,
  disableContentVisibility,
  holdAnimations,
  readEnd,
  waitForIdle,
} from './inPage.ts';
import { writeGlobals, type Plan } from './planScreenshots.ts';
import { watchRequests } from './watchRequests.ts';

/** Selectors that Chromatic leaves out without being told. */
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];
const IGNORED_COLOR = '#8a8f98';
/** How often a page is looked at until two pictures in a row are the same. */
const MOST_LOOKS = 8;
/** Longest time, in milliseconds, that a picture waits for what its page does in short waits. */
const SHORT_WAITS_MS = 2000;
/**
 * Everything that style sheets move stands where it moves to, at once: what a story measures while it moves, such as a
 * ripple its button, would else be of another size each time. Transitions keep their length, and both tell their end.
 */
const NO_MOVEMENT = `*, ::before, ::after {
  transition-timing-function: step-start !important;
  transition-delay: 0s !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
}`;
/** The checks of accessibility take longer than the picture, and are not what is looked at here. */
const OWN_GLOBALS = { a11y: { manual: true } };

/** A picture, or why there is none. */
export type Taken = { png: Buffer } | { problem: string };

/** Opens a story in one of its modes and takes its picture, after its play function. */
export async function takeScreenshot(page: Page, origin: string, plan: Plan): Promise<Taken> {
  const { chromatic, window } = plan;
  const movesOn = chromatic.pauseAnimationAtEnd === false;
  const requestsEnd = watchRequests(page);
  if (!movesOn) await page.addInitScript(injectStyles, NO_MOVEMENT);
  await page.setViewportSize(window);
  await page.emulateMedia({
    forcedColors: chromatic.forcedColors ?? null,
    media: chromatic.media ?? null,
    reducedMotion: chromatic.prefersReducedMotion ?? 'no-preference',
  });
  await page.goto(addressOf(origin, plan), { waitUntil: 'commit' });
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window, undefined, { timeout: 0 });
  // A browser without windows has its pointer on the upper left corner of every page that it opens.
  await page.mouse.move(-1, -1);
  const end = await page.waitForFunction(readEnd, undefined, { timeout: 0 });
  const { problem } = (await end.jsonValue()) ?? {};
  if (problem !== undefined) return { problem: stripVTControlCharacters(problem) };
  await page.waitForTimeout(chromatic.delay ?? 0);
  if (movesOn) await page.evaluate(holdAnimations);
  return lookUntilSteady(page, plan, requestsEnd);
}

function addressOf(origin: string, { story, globals }: Plan): string {
  const query = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: writeGlobals({ ...globals, ...OWN_GLOBALS }),
  });
  return `${origin}/iframe.html?${query}`;
}

/** Runs a function in every frame of a page; one that goes away meanwhile is in no picture. */
async function inFrames(page: Page, work: () => void): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(work).catch(() => undefined)));
}

/** Takes pictures until two in a row are the same: what still moves is not compared. */
async function lookUntilSteady(
  page: Page,
  { chromatic }: Plan,
  requestsEnd: () => Promise<void>,
): Promise<Taken> {
  const selectors = [...ALWAYS_IGNORED, ...(chromatic.ignoreSelectors ?? [])];
  const mask = selectors.map((selector) => page.locator(selector));
  let last: Buffer | undefined;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    await requestsEnd();
    await inFrames(page, disableContentVisibility);
    await page.evaluate(waitForIdle, SHORT_WAITS_MS);
    const png = await page.screenshot({
      fullPage: chromatic.cropToViewport !== true,
      animations: chromatic.pauseAnimationAtEnd === false ? 'allow' : 'disabled',
      caret: 'hide',
      mask,
      maskColor: IGNORED_COLOR,
      scale: 'css',
    });
    if (last?.equals(png)) return { png };
    last = png;
  }
  return {
    problem: `no two of ${MOST_LOOKS} pictures in a row are the same: something in it never rests. Name it in chromatic.ignoreSelectors, or let it stand still under reduced motion`,
  };
}
