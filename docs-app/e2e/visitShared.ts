import type { CDPSession, Page } from 'playwright';
import { expect, inject } from 'vitest';
import {
  CONTEXT_DEFAULTS,
  EMPTY_PATH,
  startVisit,
  watchPage,
  type Visit,
  type VisitOptions,
} from './visit.ts';

interface SharedVisit extends Visit {
  /** Options of the browser context as JSON; only visits with equal options share it. */
  key: string;
  devTools: CDPSession;
}

/** Maximum number of unused pages per worker; each keeps a process. */
const MAX_IDLE = 4;

/** Methods whose effect Playwright cannot undo, so that it would reach later tests. */
const LASTING = [
  ...['addInitScript', 'exposeBinding', 'exposeFunction', 'routeFromHAR', 'routeWebSocket'],
  ...['setExtraHTTPHeaders', 'setOffline', 'newCDPSession'],
  ...['setGeolocation', 'setDefaultTimeout', 'setDefaultNavigationTimeout'],
];

/** Events that tests listen to. Playwright itself listens to others. */
const EVENTS = [
  ...['console', 'pageerror', 'request', 'response', 'requestfailed', 'requestfinished'],
  ...['dialog', 'download', 'popup', 'page', 'framenavigated', 'load', 'domcontentloaded'],
];

const idle: SharedVisit[] = [];

/**
 * Runs `read` with a page that earlier tests may have used, at half the cost of `visit`. Document,
 * storage, cookies and emulated media are new; caches and the session history are not. Throws like
 * `visit`, and when the test calls a method with a lasting effect.
 */
export async function visitShared(
  read: (visit: Visit) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  const { origins = [], ...contextOptions } = options;
  const key = JSON.stringify(contextOptions);
  const found = idle.findLastIndex((one) => one.key === key);
  const shared = found < 0 ? await start(key, options) : idle.splice(found, 1)[0]!;
  shared.problems = [];
  watchPage(shared.page, shared.problems, [options.baseURL ?? inject('origin'), ...origins]);
  let isReusable = false;
  try {
    await read(shared);
    expect(shared.problems).toEqual([]);
    isReusable = await reset(shared, options).then(
      () => true,
      () => false,
    );
  } finally {
    if (isReusable) idle.push(shared);
    const ended = isReusable ? idle.splice(0, idle.length - MAX_IDLE) : [shared];
    for (const { context } of ended) await context.close();
  }
}

async function start(key: string, options: VisitOptions): Promise<SharedVisit> {
  const visit = await startVisit(options);
  const { page, context } = visit;
  const devTools = await context.newCDPSession(page);
  stopListening(page);
  for (const target of [page, context, context.clock]) {
    const names = target === context.clock ? ['install'] : LASTING.filter((name) => name in target);
    for (const name of names) Object.defineProperty(target, name, { value: () => refuse(name) });
  }
  return { ...visit, key, devTools };
}

function refuse(name: string): never {
  throw new Error(`"${name}" would reach later tests. Use "visit" instead of "visitShared".`);
}

function stopListening(page: Page): void {
  for (const event of EVENTS) {
    page.removeAllListeners(event);
    page.context().removeAllListeners(event);
  }
}

/** Returns a page to the state of a new page, as far as pages and storage are concerned. */
async function reset(shared: SharedVisit, options: VisitOptions): Promise<void> {
  const { page, context, devTools } = shared;
  const { viewport, colorScheme, reducedMotion } = { ...CONTEXT_DEFAULTS, ...options };
  const { forcedColors = null, contrast = null } = options;
  stopListening(page);
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.grantPermissions(options.permissions ?? []);
  // The browser keeps the process and its compiled scripts for a page of the same origin.
  await page.goto(EMPTY_PATH);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  const { origin } = new URL(options.baseURL ?? inject('origin'));
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
}
