import { launch, type Browser, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserArgs, findBrowser, findFirefox } from '../../testing/browser.ts';
import { POINTS, type Engine } from './engine.ts';

function toEngine(browser: Browser, first: Page, version: string): Engine {
  let page = first;
  return {
    version,
    async renew() {
      const before = page;
      page = await browser.newPage();
      await before.close();
    },
    open: async (url) => void (await page.goto(url)),
    // `goBack` waits for a load event, which does not fire for a page from the back/forward cache.
    back: () => page.evaluate(() => history.back()),
    run: (code, ...values) => page.evaluate(`(${code})(...${JSON.stringify(values)})`) as never,
    async point() {
      for (const place of POINTS) await page.mouse.move(place, place);
    },
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    async selectAll() {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await launch({ ...options, defaultViewport: { width: 1280, height: 800 } });
  return toEngine(browser, await browser.newPage(), await browser.version());
}

/** Starts headless Firefox. */
export function startFirefox(): Promise<Engine> {
  return start({ browser: 'firefox', executablePath: findFirefox() });
}

/** Starts full Chromium; unlike its headless shell, it has a back/forward cache. */
export async function startChromium(): Promise<Engine> {
  return start({ executablePath: await findBrowser(), args: browserArgs });
}
