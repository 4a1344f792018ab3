import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrate, waitForQuiet } from './hydrate.ts';
import { startHost } from './publishedHost.ts';
import { pages, readPage } from './site.ts';
import { lazyScripts } from './siteScripts.ts';
import { startVariant, type Variant } from './startVariant.ts';
import { FAILED_LOAD, forgive, visit } from './visit.ts';

/** What a reader does, and which scripts are asked for thereby. */
interface Scene {
  path: string;
  /** Styling of the code that the reader has chosen. */
  styling?: string;
  /** Whether the reader begins to edit the first demo. */
  isEdited?: boolean;
}

const LIMIT = 3_600_000;
/** A reader who waits longer than this for a script that is there has a broken page. */
const SETTLED = { timeout: 20_000 };
/** One step of a reader; a page that is loaded again meanwhile is told anew. */
const STEP = 1500;
const GONE = { status: 404, contentType: 'text/html', body: '<p>Gone</p>' };
const FEED = 'https://ads.invalid/feed.json';
/** Without them a page is whole: they count how fast it is, and bring ads of others. */
const MISSED_BY_NOBODY = /\/(web-vitals|adSources)-/;
const STYLINGS = ['Tailwind', 'CSS'];

/** Scripts that no scene has gone without yet. */
const left = new Set(lazyScripts);

const withDemos = pages
  .map(({ pathname }) => ({ path: pathname, html: readPage(pathname) }))
  .filter(({ html }) => html.includes('data-demo="'));
/** A page with demos of each product. */
const edited = [...new Map(withDemos.map(({ path }) => [path.split('/')[1], path])).values()];

const scenes: Scene[] = [
  ...['/', '/playground', '/zh/material-ui/react-button'].map((path) => ({ path })),
  ...withDemos.map(({ path }) => ({ path })),
  ...withDemos
    .filter(({ html }) => html.includes('data-stylings='))
    .flatMap(({ path }) => STYLINGS.map((styling) => ({ path, styling }))),
  ...edited.map((path) => ({ path, isEdited: true })),
];

/** Does all that a reader can do here to have scripts come. */
async function read(page: Page, { isEdited }: Scene): Promise<void> {
  await hydrate(page);
  for (const stage of await page.locator('[data-demo-stage]:not([data-live])').all()) {
    await stage.scrollIntoViewIfNeeded();
  }
  await expect(page.locator('[data-demo-stage]:not([data-live])').count()).resolves.toBe(0);
  if (isEdited && !(await page.locator('[data-edited-stage]').count())) {
    await page.getByRole('button', { name: 'Edit the code' }).first().click();
  }
  if (isEdited) await page.locator('[data-edited-stage][aria-busy="false"]').waitFor();
  await waitForQuiet(page);
}

interface Deploy {
  /** The script that is gone. */
  gone?: string;
  /** Documents that were asked for since the first. */
  reloads: number;
}

/** Takes the first script away that no scene has gone without; it is there again in the next document, as after a deploy. */
async function takeFirst(page: Page): Promise<Deploy> {
  const deploy: Deploy = { reloads: -1 };
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) deploy.reloads += 1;
  });
  await page.route('**/assets/*.js', (route, request) => {
    const path = new URL(request.url()).pathname;
    if (deploy.gone === undefined && left.delete(path)) deploy.gone = path;
    const isGone = path === deploy.gone && deploy.reloads === 0;
    return isGone ? route.fulfill(GONE) : route.fallback();
  });
  return deploy;
}

/** Says how often a page may be loaded again without a script; where nobody misses it, it need not. */
function mayReload(gone: string | undefined, reloads: number): boolean {
  if (gone === undefined) return reloads === 0;
  return reloads === 1 || (reloads === 0 && MISSED_BY_NOBODY.test(gone));
}

/** Reads a page without one of its scripts, and says which; nothing when it has gone without each. */
async function goWithout(scene: Scene, origin: string): Promise<string | undefined> {
  let gone: string | undefined;
  await visit(
    async ({ page, context, problems }) => {
      const { path, styling } = scene;
      page.setDefaultTimeout(STEP);
      if (styling) {
        await context.addCookies([{ name: 'codeStyling', value: styling, url: origin }]);
      }
      await page.route(FEED, (route) => route.abort());
      // Everybody is asked how fast the page was.
      await page.addInitScript(() => (Math.random = () => 0));
      const deploy = await takeFirst(page);
      await page.goto(path, { timeout: SETTLED.timeout });
      const settle = async () => {
        const before = deploy.reloads;
        const isDone = await read(page, scene).then(
          () => true,
          () => false,
        );
        const isSettled = isDone && before === deploy.reloads && mayReload(deploy.gone, before);
        return isSettled || `without ${deploy.gone}`;
      };
      await expect.poll(settle, SETTLED).toBe(true);
      gone = deploy.gone;
      expect({ gone, isRight: mayReload(gone, deploy.reloads) }).toEqual({ gone, isRight: true });
      expect(new URL(page.url()).pathname).toBe(path);
      const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(readPage(path))?.[1]?.replace(/<[^>]*>/g, '');
      expect(await page.locator('h1').textContent()).toBe(heading);
      forgive(problems, FAILED_LOAD);
      forgive(problems, /ads\.invalid|blocked by Playwright/);
    },
    { baseURL: origin, serviceWorkers: 'block' },
  );
  return gone;
}

/** Reads a page as often as it has scripts that no scene has gone without. */
async function goWithoutEach(scene: Scene, origin: string): Promise<void> {
  while ((await goWithout(scene, origin)) !== undefined);
}

describe('a page that is open when one of its scripts goes away comes back, once (R5)', () => {
  test.each(scenes)('$path $styling', { timeout: LIMIT }, async (scene) => {
    const host = await startHost({ version: 'build-1' });
    await goWithoutEach(scene, host.url).finally(() => host.close());
  });

  test('with a worker', { timeout: LIMIT }, async () => {
    const host = await startHost({ version: 'build-1', host: '127.0.0.1' });
    await goWithoutEach({ path: '/' }, host.url).finally(() => host.close());
  });
});

describe('with others', () => {
  const path = '/material-ui/react-button';
  let variant: Variant;
  beforeAll(async () => {
    variant = await startVariant();
    await variant.build([path], {
      VITE_AD_FEED_URL: FEED,
      VITE_ANALYTICS_ID: 'G-TEST',
    });
  }, 300_000);
  afterAll(() => variant?.close());

  test('a sponsor block and analytics', { timeout: LIMIT }, () =>
    goWithoutEach({ path }, variant.origin),
  );
});

test('each script was gone once', () => {
  expect([...left]).toEqual([]);
});
