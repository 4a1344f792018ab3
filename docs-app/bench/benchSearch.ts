import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArgs, findBrowser } from '../testing/browser.ts';
import { startServer } from '../preview/serve.ts';
import { summarize, type Times } from './summarize.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;

/** Slow 4G: the mobile profile of Lighthouse. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Starlight with Pagefind at 200 pages, measured with the same network and processor. */
export const STARLIGHT = { openMs: 243, resultsMs: 450, kilobytes: 219 };

export interface SearchResult {
  /** Time from the key press to the visible dialog, in milliseconds. */
  open: Times;
  /** Time from the first keystroke to the first result, and to the first excerpt of a text. */
  names: Times;
  texts: Times;
  /** Data transferred until the first result, and from there to the first excerpt. */
  namesKilobytes: number;
  textsKilobytes: number;
}

/** Measures the first query in the loaded search dialog of a page, on slow 4G without a cache. */
export async function measureSearch(dir: string, path: string): Promise<SearchResult> {
  const server = await startServer({ dir, port: 0 });
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: browserArgs,
  });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, server.url + path));
    return {
      open: summarize(runs.map(({ open }) => open)),
      names: summarize(runs.map(({ names }) => names)),
      texts: summarize(runs.map(({ texts }) => texts)),
      namesKilobytes: summarize(runs.map(({ namesKilobytes }) => namesKilobytes)).median,
      textsKilobytes: summarize(runs.map(({ textsKilobytes }) => textsKilobytes)).median,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function visit(browser: Browser, url: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(recordTimes, PARTS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  const waitForFiles = countRequests(page);
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await page.locator('html[data-rests]').waitFor();
  await waitForFiles();
  bytes = 0;
  await page.keyboard.press('/');
  await page.locator(PARTS.open).waitFor();
  // The measurement of Starlight also waited until the opened dialog had loaded its files.
  await waitForFiles();
  await page.keyboard.insertText(QUERY);
  await page.locator(PARTS.names).first().waitFor();
  const namesBytes = bytes;
  await page.locator(PARTS.texts).first().waitFor();
  const { keys, shown } = await page.evaluate(() => (globalThis as unknown as Recorded).recorded);
  const [opened = 0, typed = 0] = keys;
  await context.close();
  return {
    open: shown.open! - opened,
    names: shown.names! - typed,
    texts: shown.texts! - typed,
    namesKilobytes: namesBytes / 1000,
    textsKilobytes: (bytes - namesBytes) / 1000,
  };
}

/** Counts open requests; returns a function that waits for half a second without requests. */
function countRequests(page: Page): () => Promise<void> {
  let open = 0;
  let changed = performance.now();
  const count = (step: number) => () => {
    open += step;
    changed = performance.now();
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return async () => {
    while (open > 0 || performance.now() - changed < QUIET_MS) await setTimeout(QUIET_MS / 10);
  };
}

const QUIET_MS = 500;
const QUERY = 'theme';

/** Selectors of the parts whose first frames are measured. */
const PARTS = {
  open: 'dialog[open]',
  names: '[role="option"]',
  texts: '[data-search="excerpt"]',
};

/** Times of key events and of the first frame with each part, in milliseconds. */
interface Recorded {
  recorded: { keys: number[]; shown: Partial<Record<keyof typeof PARTS, number>> };
}

/** Records the times of key events and of the first frame with each part; runs in the page. */
function recordTimes(parts: typeof PARTS): void {
  const recorded: Recorded['recorded'] = { keys: [], shown: {} };
  Object.assign(globalThis, { recorded });
  for (const type of ['keydown', 'beforeinput']) {
    addEventListener(type, ({ timeStamp }) => recorded.keys.push(timeStamp), true);
  }
  const check = () => {
    for (const [name, selector] of Object.entries(parts) as [keyof typeof parts, string][]) {
      if (document.querySelector(selector)) recorded.shown[name] ??= performance.now();
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}
