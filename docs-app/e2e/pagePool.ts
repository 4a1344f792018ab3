import type {
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from 'playwright';

/** A page that one test at a time uses. */
export interface PooledPage {
  page: Page;
  context: BrowserContext;
  /** Options of the browser context, which `reset` restores. */
  options: BrowserContextOptions & { baseURL: string };
  devTools: CDPSession;
  /** Handles that remove the scripts and functions that the test added to new documents. */
  added: Promise<Disposable>[];
  /** Whether the test had an effect that cannot be undone. */
  isSpent: boolean;
}

/** Path of a document without scripts, which every built site has. */
export const EMPTY_PATH = '/robots.txt';

/** Maximum number of unused pages per worker; each page occupies a browser process. */
const MAX_IDLE = 4;

/** Methods that add a script or function to new documents, and return a `Disposable`. */
const ADDING = ['addInitScript', 'exposeBinding', 'exposeFunction'];

/** Methods whose effect Playwright cannot undo. */
const LASTING = [
  ...['install', 'newCDPSession', 'routeFromHAR', 'routeWebSocket', 'setDefaultTimeout'],
  ...['setDefaultNavigationTimeout', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
];

/** Events that tests listen to. Playwright itself listens to others. */
const EVENTS = [
  ...['console', 'pageerror', 'request', 'response', 'requestfailed', 'requestfinished'],
  ...['dialog', 'download', 'popup', 'page', 'framenavigated', 'load', 'domcontentloaded'],
];

const idle: PooledPage[] = [];

/** Takes an unused page with equal context options from the pool, if there is one. */
export function takePage(options: PooledPage['options']): PooledPage | undefined {
  const key = JSON.stringify(options);
  const index = idle.findLastIndex((one) => JSON.stringify(one.options) === key);
  const [pooled] = index < 0 ? [] : idle.splice(index, 1);
  if (pooled) watchNavigation(pooled);
  return pooled;
}

/** Prepares a page of a new browser context for the pool. */
export async function addPage(page: Page, options: PooledPage['options']): Promise<PooledPage> {
  const context = page.context();
  const devTools = await context.newCDPSession(page);
  const pooled: PooledPage = { page, context, options, devTools, added: [], isSpent: false };
  for (const target of [page, context, context.clock]) {
    for (const name of ADDING)
      watchMethod(target, name, (made) => pooled.added.push(made as Promise<Disposable>));
    for (const name of LASTING) watchMethod(target, name, () => (pooled.isSpent = true));
  }
  watchNavigation(pooled);
  return pooled;
}

/** Returns a page to the pool; closes it when the test failed or had a lasting effect. */
export async function returnPage(
  pooled: PooledPage,
  { isPassed }: { isPassed: boolean },
): Promise<void> {
  const isReusable =
    isPassed &&
    !pooled.isSpent &&
    (await reset(pooled).then(
      () => true,
      () => false,
    ));
  if (isReusable) idle.push(pooled);
  const ended = isReusable ? idle.splice(0, idle.length - MAX_IDLE) : [pooled];
  for (const { context } of ended) await context.close();
}

function watchMethod(target: object, name: string, onCall: (result: unknown) => void): void {
  const method: unknown = Reflect.get(target, name);
  if (typeof method !== 'function') return;
  const call = (...parts: unknown[]) => {
    const result: unknown = Reflect.apply(method, target, parts);
    onCall(result);
    return result;
  };
  Object.defineProperty(target, name, { value: call });
}

/** Marks a page as spent when another origin opens, because `reset` keeps that origin's storage. */
function watchNavigation(pooled: PooledPage): void {
  const { origin } = new URL(pooled.options.baseURL);
  pooled.context.on('request', (request) => {
    const url = request.url();
    const isOutside = request.isNavigationRequest() && /^https?:/.test(url);
    if (isOutside && new URL(url).origin !== origin) pooled.isSpent = true;
  });
}

/** Resets listeners, routes, permissions, storage and emulated media to those of a new page. */
async function reset({ page, context, devTools, options, added }: PooledPage): Promise<void> {
  for (const name of EVENTS) {
    page.removeAllListeners(name);
    context.removeAllListeners(name);
  }
  for (const made of added.splice(0)) await (await made).dispose();
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.grantPermissions(options.permissions ?? []);
  // Stays on the same origin, so the browser keeps the process and its compiled scripts.
  await page.goto(EMPTY_PATH);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = '';
  });
  const { origin } = new URL(options.baseURL);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  const { viewport, colorScheme, reducedMotion, forcedColors = null, contrast = null } = options;
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors, contrast });
  if (viewport) await page.setViewportSize(viewport);
  await page.mouse.move(0, 0);
}
