import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { startHost } from './publishedHost.ts';
import { pages, readDist, readPage } from './site.ts';
import { lazyScripts } from './siteScripts.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { FAILED_LOAD, forgive, visitFirst } from './visit.ts';

/** User actions that make a page request scripts. */
interface Scene {
  path: string;
  /** Code styling that the user has chosen. */
  styling?: string;
  /** What the user opens or waits for. */
  opens?: keyof typeof OPENERS;
}

const LIMIT = 3_600_000;
/** Time limit (ms) for a page to recover after the missing script is available again. */
const SETTLED = { timeout: 20_000 };
/** Timeout of one action (ms). The test repeats the actions when the page reloads meanwhile. */
const STEP = 1500;
const GONE = { status: 404, contentType: 'text/html', body: '<p>Gone</p>' };
const FEED = 'https://ads.invalid/feed.json';
/** Scripts that cause no reload when missing: Web Vitals, ads, and the entry of iframes. */
const MISSED_BY_NOBODY = /\/(web-vitals|adSources|frame)-/;
const STYLINGS = ['Tailwind', 'CSS'];

/** Lazy scripts that no test has answered with 404 yet; empty after the last test. */
const left = new Set(lazyScripts);

const withDemos = pages
  .filter(({ demos }) => demos !== undefined)
  .map(({ pathname, demos = {} }) => ({ path: pathname, modules: Object.values(demos) }));
/** One page per product; the test edits its first demo. */
const edited = [...new Map(withDemos.map(({ path }) => [path.split('/')[1], path])).values()];

/** API page with an anatomy panel. */
const withAnatomy = findPage('data-parts');
/** Page with a demo in an iframe. */
const framed = findPage('data-framed');

const scenes: Scene[] = [
  ...['/', '/playground', `/zh${withDemos[0]?.path}`].map((path) => ({ path })),
  ...withDemos.map(({ path }) => ({ path })),
  ...withDemos
    .filter(({ modules }) => modules.some(({ length }) => length > 1))
    .flatMap(({ path }) => STYLINGS.map((styling) => ({ path, styling }))),
  ...edited.map((path) => ({ path, opens: 'editor' as const })),
  { path: '/', opens: 'search' },
  { path: withAnatomy, opens: 'anatomy' },
  { path: '/material-ui/react-buton', opens: 'suggestions' },
];

function findPage(attribute: string): string {
  const found = pages.find(({ pathname }) => readPage(pathname).includes(attribute));
  if (!found) throw new Error(`No page has ${attribute}.`);
  return found.pathname;
}

/** Performs the actions of a scene that make the page load scripts. */
async function read(page: Page, { opens }: Scene): Promise<void> {
  await hydrate(page);
  for (const stage of await page.locator('[data-demo-stage]:not([data-live])').all()) {
    await stage.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('[data-demo-stage]:not([data-live])').count()).resolves.toBe(0);
  for (const demo of await page.locator('[data-framed]').all()) await readFrame(demo);
  if (opens) await OPENERS[opens](page);
  await waitForQuiet(page);
}

/** Scrolls to a demo in an iframe, and waits until it is hydrated. */
async function readFrame(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  const root = demo.locator('iframe').contentFrame().locator('html');
  const isHydrated = () => root.evaluate(() => window.__vitrine.hydrated).catch(() => false);
  await expect.poll(isHydrated, { timeout: STEP }).toBe(true);
}

const OPENERS = {
  async editor(page: Page) {
    if (!(await page.locator('[data-edited-stage]').count())) {
      await page.getByRole('button', { name: 'Edit the code' }).first().click();
    }
    await page.locator('[data-edited-stage][aria-busy="false"]').waitFor();
  },
  async search(page: Page) {
    if (!(await page.locator('dialog[open]').count())) await page.keyboard.press('/');
    await page.locator('dialog[open] [data-search="filters"] button').first().waitFor();
  },
  async anatomy(page: Page) {
    await page.locator('details[data-parts]:not([open]) summary').click();
    await page.locator('[data-parts-panel]').waitFor();
  },
  async suggestions(page: Page) {
    await page.locator('main li a').first().waitFor();
  },
};

interface LossOptions {
  origin: string;
  /** Maximum number of scripts to remove in one visit. */
  most: number;
  /** Publishes another build, because a page reloads only once per build. */
  deploy: (count: number) => void;
}

/** Scripts removed from a page, and the reloads of the page. */
interface Losses {
  /** Paths of the removed scripts, in the order of the requests. */
  gone: readonly string[];
  /** Number of reloads. */
  reloads: number;
}

/** Counts the removed scripts that must make the page reload. */
function countMissed({ gone }: Losses): number {
  return gone.filter((path) => !MISSED_BY_NOBODY.test(path)).length;
}

/**
 * Responds with 404 to requests for scripts that have not been removed in any scene yet.
 * Each document misses at most one script that needs a reload. `most` limits the total.
 * The next document receives the removed scripts, as after a deploy.
 */
async function takeScripts(page: Page, { most, deploy }: LossOptions): Promise<Losses> {
  const gone: string[] = [];
  const losses = { gone, reloads: -1 };
  let missing = new Set<string>();
  // During navigation, the old document requests scripts until the new document commits.
  let isLeaving = true;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    losses.reloads += 1;
    isLeaving = true;
  });
  page.on('framenavigated', (frame) => {
    // The event also fires for `history.replaceState`.
    if (frame !== page.mainFrame() || !isLeaving) return;
    missing = new Set();
    isLeaving = false;
  });
  await page.route('**/assets/*.js', (route, request) => {
    const path = new URL(request.url()).pathname;
    const isIntact = !isLeaving && [...missing].every((url) => MISSED_BY_NOBODY.test(url));
    if (isIntact && gone.length < most && left.delete(path)) {
      gone.push(path);
      missing.add(path);
      // A deploy alone can reload a page that is still loading.
      if (!MISSED_BY_NOBODY.test(path)) deploy(gone.length);
    }
    return missing.has(path) ? route.fulfill(GONE) : route.fallback();
  });
  return losses;
}

/** Visits a page while scripts are removed one by one. Returns the number of removed scripts. */
async function goWithout(scene: Scene, options: LossOptions): Promise<number> {
  const { path, styling } = scene;
  const { origin } = options;
  let lost = 0;
  await visitFirst(
    async ({ page, context, problems }) => {
      page.setDefaultTimeout(STEP);
      if (styling) {
        await context.addCookies([{ name: 'codeStyling', value: styling, url: origin }]);
      }
      await page.route(FEED, (route) => route.abort());
      // Reports Web Vitals in this visit; the site selects visits at random.
      await page.addInitScript(() => (Math.random = () => 0));
      const losses = await takeScripts(page, options);
      await page.goto(path, { timeout: SETTLED.timeout });
      do {
        lost = losses.gone.length;
        await expect.poll(() => settle(page, scene, losses, lost), SETTLED).toBe('whole');
      } while (losses.gone.length > lost);
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await page.locator('h1').textContent()).toBe(readHeading(path));
      forgive(problems, FAILED_LOAD);
      forgive(problems, /ads\.invalid|blocked by Playwright/);
    },
    { baseURL: origin, serviceWorkers: 'block' },
  );
  return lost;
}

/** Names a scene in the title of its test. */
function nameScene({ path, styling, opens }: Scene): string {
  return [path, styling, opens].filter(Boolean).join(', ');
}

/** Loads the demos. Returns `whole` after a recovery or another removal, else an error message. */
async function settle(page: Page, scene: Scene, losses: Losses, before: number): Promise<string> {
  const { reloads } = losses;
  const isDone = await read(page, scene).then(
    () => reloads === losses.reloads,
    () => false,
  );
  if (losses.gone.length > before || (isDone && reloads === countMissed(losses))) return 'whole';
  return `reloaded ${losses.reloads} times without ${losses.gone.join()}`;
}

/** Reads the heading of a page, or of the 404 page when no page has the path. */
function readHeading(path: string): string | undefined {
  const html = pages.some(({ pathname }) => pathname === path.replace(/^\/zh/, ''))
    ? readPage(path)
    : readDist('404.html');
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
}

/** Visits a page on a host that publishes a new build each time a script is removed. */
async function goWithoutEach(scene: Scene, workerHost?: string): Promise<void> {
  const publish = (count: number) => ({ version: `build-${count + 1}`, host: workerHost });
  const host = await startHost(publish(0));
  const deploy = (count: number) => host.publish(publish(count));
  await goWithout(scene, { origin: host.url, most: Infinity, deploy }).finally(() => host.close());
}

describe('open page that misses a script (R5)', () => {
  test('reloads the iframe of a demo, not the page, when the script of the iframe is missing', () =>
    visitFirst(
      async ({ page, problems }) => {
        const documents: string[] = [];
        page.on('request', (request) => {
          if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
        });
        let isGone = false;
        await page.route('**/assets/frame-*.js', (route) => {
          if (isGone) return route.fallback();
          isGone = true;
          return route.fulfill(GONE);
        });
        await page.goto(framed);
        await hydrate(page);
        await page.locator('[data-framed]').first().scrollIntoViewIfNeeded();
        const frame = page.frameLocator('[data-framed] iframe').first();
        await expect
          .poll(() => frame.locator('html').evaluate(() => window.__vitrine.hydrated))
          .toBe(true);
        expect(isGone).toBe(true);
        expect(documents.filter((path) => path === framed)).toHaveLength(1);
        forgive(problems, FAILED_LOAD);
      },
      { serviceWorkers: 'block' },
    ));

  test.each(scenes.map((scene) => [nameScene(scene), scene] as const))(
    'reloads the page once per missing script: %s',
    { timeout: LIMIT },
    (_, scene) => goWithoutEach(scene),
  );

  test(
    'reloads the page once per missing script when the browser blocks the service worker',
    { timeout: LIMIT },
    () => goWithoutEach({ path: '/' }, '127.0.0.1'),
  );
});

describe('open page with third-party scripts', () => {
  const path = findPage('data-ad-settings');
  let variant: Variant;
  beforeAll(async () => {
    variant = await startVariant();
    await variant.build([path], {
      VITE_AD_FEED_URL: FEED,
      VITE_ANALYTICS_ID: 'G-TEST',
    });
  }, 300_000);
  afterAll(() => variant?.close());

  test(
    'reloads the page once per missing script when the site has ads and analytics',
    { timeout: LIMIT },
    async () => {
      const options = { origin: variant.origin, most: 1, deploy: () => {} };
      while ((await goWithout({ path }, options)) > 0);
    },
  );
});

test('each lazy script is missing in at least one reload test', () => {
  expect([...left]).toEqual([]);
});
