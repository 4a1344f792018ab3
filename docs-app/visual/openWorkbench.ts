import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import * as z from 'zod';
import { browserArgs, findShell, NO_NETWORK } from '../testing/browser.ts';
import { listFonts, provideFonts, type FontRule } from './fontsInPage.ts';
import { readFacts, makeDeterministic } from './inPage.ts';
import { storyFactsSchema, WINDOW, type Plan, type StoryFacts } from './planScreenshots.ts';
import { takeScreenshot, type Taken } from './takeScreenshot.ts';
import { exposeStorybook } from '../workbench/storybook.ts';

/** Time limit of a screenshot in milliseconds, in addition to the delay that its story sets. */
const PICTURE_LIMIT_MS = 90_000;
/** The clock of every page starts on a Wednesday at noon. */
const TIME = { start: Date.UTC(2026, 0, 14, 12), slowness: 4, short: 600 };

const FLAGS = [
  ...browserArgs,
  NO_NETWORK,
  '--force-color-profile=srgb',
  '--disable-lcd-text',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

/** Starts the browser that takes screenshots. */
export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findShell(), args: FLAGS });
}

/** Creates a browser context in which every page starts in the same state. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    serviceWorkers: 'block',
  });
  await context.addInitScript(makeDeterministic, TIME);
  await context.addInitScript(exposeStorybook);
  return context;
}

/** Reads the screenshot parameters of stories in a workbench. */
export async function readStories(
  context: BrowserContext,
  origin: string,
  ids: readonly string[],
): Promise<StoryFacts[]> {
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => window.vitrineStorybook !== undefined);
  const facts = await page.evaluate(readFacts, [...ids]);
  await page.close();
  return z.array(storyFactsSchema).parse(facts);
}

/** Takes a screenshot. Repeats it with preloaded fonts when the story has loaded a new font. */
export async function takeAlone(
  context: BrowserContext,
  origin: string,
  plan: Plan,
  fonts: Map<string, FontRule>,
): Promise<Taken> {
  const fontCount = fonts.size;
  const taken = await takeOnce(context, origin, plan, fonts);
  return fonts.size === fontCount ? taken : takeOnce(context, origin, plan, fonts);
}

/**
 * Takes a screenshot in a new page, then clears storage.
 * Returns a problem instead of a screenshot when the story exceeds the time limit.
 */
async function takeOnce(
  context: BrowserContext,
  origin: string,
  plan: Plan,
  fonts: Map<string, FontRule>,
): Promise<Taken> {
  const page = await context.newPage();
  await page.addInitScript(provideFonts, [...fonts.values()]);
  const limit = PICTURE_LIMIT_MS + (plan.chromatic.delay ?? 0);
  let guard: NodeJS.Timeout | undefined;
  const late = new Promise<Taken>((resolve) => {
    const problem = `it did not settle within ${limit / 1000} s`;
    guard = setTimeout(() => resolve({ problem }), limit);
  });
  const taken = takeScreenshot(page, origin, plan).catch((error: Error) => ({
    problem: error.message.split('\n')[0] ?? 'the page was closed',
  }));
  const first = await Promise.race([taken, late]);
  clearTimeout(guard);
  const loaded = 'png' in first ? await page.evaluate(listFonts) : [];
  for (const font of loaded) fonts.set(JSON.stringify(font), font);
  await forget(page, origin);
  return first;
}

async function forget(page: Page, origin: string): Promise<void> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await page.close();
  await context.clearCookies();
}
