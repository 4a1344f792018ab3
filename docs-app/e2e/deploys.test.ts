import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEPT_BUILDS } from '../build/deploy/earlierBuilds.ts';
import { denyStorage, waitForQuiet } from '../testing/hydrate.ts';
import type { PublishedHost } from './publishedHost.ts';
import { readDist } from './site.ts';
import { startVariant } from './startVariant.ts';
import { repeat } from './tier.ts';
import { open, visitHost } from './visitHost.ts';

const START = '/material-ui/react-text-field';
/** A page that builds quickly. */
const SHORT = '/base-ui/react-badge';
const COMPONENTS = ['alert', 'button', 'dialog', 'select', 'table', 'tabs'];
/** Deploys in a row, of which each renames every script. */
const DEPLOYS = repeat({ whole: 10, fast: 3 });
/** Many documents take their time. */
const LONG = 120_000;

const pathOf = (name: string) => `/material-ui/react-${name}`;
const nameNext = (count: number) => COMPONENTS[count % COMPONENTS.length]!;
const clickLink = (page: Page, name: string) =>
  page.locator(`#site-navigation a[href="${pathOf(name)}"]`).click();

/** Waits until a demo is alive; a page that was loaded again waits for the reader's pointer. */
async function wake(page: Page, stage: Locator): Promise<void> {
  const isLive = async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    await stage.scrollIntoViewIfNeeded();
    return stage.and(page.locator('[data-live]')).count();
  };
  await expect.poll(isLive, { timeout: 20_000 }).toBe(1);
}

/** Follows a link to the page of a component, and waits until its first demo is alive. */
async function follow(page: Page, name: string): Promise<void> {
  await clickLink(page, name);
  await page.waitForURL(`**${pathOf(name)}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await wake(page, page.locator('[data-demo-stage]').first());
}

describe('several deploys in a row', () => {
  const publishNext = (host: PublishedHost, count: number) =>
    host.publish({ version: `build-${count + 1}` });

  test.each([
    ['with storage', async () => {}],
    ['without storage', denyStorage],
  ])(
    'load a page again at most once each, %s',
    (_, prepare) =>
      visitHost(
        async ({ page, host, loads }) => {
          await prepare(page);
          await open(page, START);
          loads();
          for (let count = 1; count <= DEPLOYS; count += 1) {
            publishNext(host, count);
            await follow(page, nameNext(count));
            await waitForQuiet(page);
            expect(loads()).toBe(1);
          }
        },
        { keeps: 0 },
      ),
    LONG,
  );

  test(
    'load a page again at most once each, which was without a network when they came',
    () =>
      visitHost(
        async ({ page, host, loads }) => {
          await open(page, START);
          loads();
          for (let count = 1; count <= DEPLOYS; count += 1) {
            const name = nameNext(count);
            host.setDown(true);
            publishNext(host, count);
            const failed = page.waitForEvent(
              'requestfailed',
              (request) => request.method() === 'HEAD',
            );
            await clickLink(page, name);
            await failed;
            expect(loads()).toBe(0);
            host.setDown(false);
            await follow(page, name);
            await waitForQuiet(page);
            expect(loads()).toBe(1);
          }
        },
        { keeps: 0 },
      ),
    LONG,
  );

  /** Wakes a demo after each deploy; says how often the page was loaded again. */
  async function wakeDemos(keeps: number): Promise<number[]> {
    const counts: number[] = [];
    await visitHost(
      async ({ page, host, loads }) => {
        await open(page, START);
        loads();
        for (let count = 1; count <= KEPT_BUILDS; count += 1) {
          publishNext(host, count);
          await wake(page, page.locator('[data-demo-stage]').nth(count));
          counts.push(loads());
        }
      },
      { keeps },
    );
    return counts;
  }

  test('a page goes on with its own files as long as they stay', async () => {
    expect(Math.max(...(await wakeDemos(KEPT_BUILDS)))).toBe(0);
  });

  test('a page whose files do not stay is loaded again, at most once each', async () => {
    expect(Math.max(...(await wakeDemos(0)))).toBe(1);
  });
});

test(
  'a build keeps the files of the builds before it, as an immutable part of the site (R5)',
  async () => {
    const variant = await startVariant();
    onTestFinished(() => variant.close());
    const list = join(variant.dir, 'builds.json');
    const builds = readDist('builds.json');
    writeFileSync(list, builds.replace('"files":[', '"files":["assets/old-AAAAAAAA.js",'));
    mkdirSync(join(variant.dir, 'assets'));
    writeFileSync(join(variant.dir, 'assets/old-AAAAAAAA.js'), 'export const age = 1;');
    await variant.build([SHORT], { VITE_ANALYTICS_ID: 'G-NEXT' }, ['--keep', variant.dir]);
    const { headers, status } = await fetch(`${variant.origin}/assets/old-AAAAAAAA.js`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(JSON.parse(readFileSync(list, 'utf8'))).toHaveLength(2);
  },
  LONG,
);
