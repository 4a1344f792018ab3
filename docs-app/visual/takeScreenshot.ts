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
import { STORY_EVENTS } from '../workbench/storybook.ts';
import { watchRequests } from './watchRequests.ts';

/** Selectors that Chromatic always ignores. */
const ALWAYS_IGNORED = ['.chromatic-ignore', '[data-chromatic="ignore"]'];
const IGNORED_COLOR = '#8a8f98';
/** Maximum number of screenshots to take until two in a row are equal. */
const MAX_ATTEMPTS = 8;
/** Longest time, in milliseconds, that a screenshot waits for short timers of its page. */
const SHORT_WAITS_MS = 2000;
/**
 * Skips to the end of CSS animations and transitions. Otherwise the measured size of a moving
 * element, such as a ripple, would differ each time. Transitions keep their duration, because
 * `transitionend` does not fire after a duration of 0 s; `animationend` does.
 */
const NO_MOVEMENT = `*, ::before, ::after {
  transition-timing-function: step-start !important;
  transition-delay: 0s !important;
  animation-duration: 0s !important;
  animation-delay: 0s !important;
}`;
/** Turns off the accessibility checks, which take longer than the screenshot. */
const OWN_GLOBALS = { a11y: { manual: true } };

/** A screenshot, or the reason why taking the screenshot failed. */
export type Taken = { png: Buffer } | { problem: string };

/** Opens a story in one of its modes and takes a screenshot after its play function. */
export async function takeScreenshot(page: Page, origin: string, plan: Plan): Promise<Taken> {
  const { chromatic, window: size } = plan;
  const movesOn = chromatic.pauseAnimationAtEnd === false;
  const requestsEnd = watchRequests(page);
  if (!movesOn) await page.addInitScript(injectStyles, NO_MOVEMENT);
  await page.setViewportSize(size);
  await page.emulateMedia({
    forcedColors: chromatic.forcedColors ?? null,
    media: chromatic.media ?? null,
    reducedMotion: chromatic.prefersReducedMotion ?? 'no-preference',
  });
  await page.goto(addressOf(origin, plan), { waitUntil: 'commit' });
  await page.waitForFunction(() => window.vitrineStorybook !== undefined, undefined, {
    timeout: 0,
  });
  // Headless Chromium starts with the pointer at (0, 0), which hovers the element there.
  await page.mouse.move(-1, -1);
  const end = await page.waitForFunction(readEnd, STORY_EVENTS, { timeout: 0 });
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

/** Runs a function in every frame of a page. Ignores frames that are removed during the call. */
async function inFrames(page: Page, work: () => void): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(work).catch(() => undefined)));
}

/** Takes screenshots until two in a row are equal, because then no element moves. */
async function lookUntilSteady(
  page: Page,
  { chromatic }: Plan,
  requestsEnd: () => Promise<void>,
): Promise<Taken> {
  const selectors = [...ALWAYS_IGNORED, ...(chromatic.ignoreSelectors ?? [])];
  const mask = selectors.map((selector) => page.locator(selector));
  let last: Buffer | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
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
    problem: `${MAX_ATTEMPTS} screenshots in a row differ, because an element keeps changing. Add its selector to chromatic.ignoreSelectors, or stop it when motion is reduced`,
  };
}
