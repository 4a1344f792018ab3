import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { KEPT_BUILDS } from '../build/deploy/earlierBuilds.ts';
import { denyStorage, startHydration, waitForQuiet } from '../testing/hydrate.ts';
import type { PublishedHost } from './publishedHost.ts';
import { readDist } from './site.ts';
import { startVariant } from './startVariant.ts';
import { repeat } from './tier.ts';
import { open, visitHost } from './visitHost.ts';

const START = '/material-ui/react-text-field';
/** A page that builds quickly. */
const SHORT = '/base-ui/react-badge';
const COMPONENTS = ['alert', 'button', 'dialog', 'select', 'table', 'tabs'];
/** Consecutive deploys, each of which renames every script. */
const DEPLOYS = repeat({ whole: 10, fast: 3 });
/** Timeout (ms) of tests that load many documents. */
const LONG = 120_000;

const pathOf = (name: string) => `/material-ui/react-${name}`;
const nameNext = (count: number) => COMPONENTS[count % COMPONENTS.length]!;
const clickLink = (page: Page, name: string) =>
  page.locator(`#docs-navigation a[href="${pathOf(name)}"]`).click();

/** Moves the pointer until a demo is hydrated, because a reloaded page waits for user input. */
async function wake(page: Page, stage: Locator): Promise<void> {
  const isLive = async () => {
    await startHydration(page);
    await stage.scrollIntoViewIfNeeded();
    return stage.and(page.locator('[data-live]')).count();
  };
  await expect.poll(isLive, { timeout: 20_000 }).toBe(1);
}

/** Follows a link to the page of a component, and waits until its first demo is hydrated. */
async function follow(page: Page, name: string): Promise<void> {
  await clickLink(page, name);
  await page.waitForURL(`**${pathOf(name)}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await wake(page, page.locator('[data-demo-stage]').first());
}

describe('consecutive deploys', () => {
  const publishNext = (host: PublishedHost, count: number) =>
    host.publish({ version: `build-${count + 1}` });

  test.each([
    ['with storage', async () => {}],
    ['without storage', denyStorage],
  ])(
    'reloads an open page once per deploy, %s',
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
    'reloads an open page once per deploy that happened while it was offline',
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

  /** Hydrates a demo after each deploy; returns the number of reloads per deploy. */
  async function hydrateDemos(keeps: number): Promise<number[]> {
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

  test('never reloads an open page while the host keeps the files of its build', async () => {
    expect(Math.max(...(await hydrateDemos(KEPT_BUILDS)))).toBe(0);
  });

  test('reloads an open page at most once per deploy when its files are removed', async () => {
    expect(Math.max(...(await hydrateDemos(0)))).toBe(1);
  });
});

test(
  'publishes the files of earlier builds again, with immutable caching (R5)',
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
