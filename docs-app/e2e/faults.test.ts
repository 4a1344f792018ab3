import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Fault, Surroundings } from './faults/fault.ts';
import { areas, MOST_LOADS, NEXT, PAGE, rows, TOGGLE } from './faults/index.ts';
import { waitForHydration, waitForQuiet } from '../testing/hydrate.ts';
import { isWhole, sampleEvery } from './tier.ts';
import { forgive, visit } from './visit.ts';

/** Messages of the browser about failed loads; the page itself must log nothing. */
const REPORTED =
  /^(console (error|warning): (Failed to |Access to |Loading |OTS |The resource )|request to)/;

function combineAreas(): Fault[][] {
  const most = Math.max(...Object.values(areas).map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    Object.values(areas).flatMap((faults) => faults[index] ?? []),
  );
}

const surroundings = (page: Page): Surroundings => ({
  answer: (addresses, reply) =>
    page.route(addresses, async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = typeof reply === 'function' ? await reply(pathname) : reply;
      return response ? route.fulfill(response) : route.abort('failed');
    }),
  prepend: (script) => page.addInitScript(script),
  run: (code) => page.evaluate(code),
  goOffline: () => page.context().setOffline(true),
});

/** Waits until the page is readable: it has a heading, and an article of 500 characters. */
async function waitForArticle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).filter({ hasText: /\S/ }).waitFor();
  await page
    .locator('article')
    .filter({ hasText: /[^]{500}/ })
    .waitFor();
}

/** Waits until the current page is idle, across reloads. */
async function waitForRest(page: Page): Promise<void> {
  try {
    await page.waitForLoadState();
    await waitForQuiet(page);
    await page.evaluate(() => (document.documentElement.dataset['atRest'] = ''));
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    await waitForRest(page);
  }
}

/** Moves the pointer, and waits for hydration, or for an idle page when faults prevent it. */
async function wake(page: Page, faults: readonly Fault[]): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  return faults.some(({ isStill }) => isStill) ? waitForRest(page) : waitForHydration(page);
}

async function waitForMode(page: Page, mode: string): Promise<void> {
  await page.locator(`html[data-mode="${mode}"]`).waitFor({ state: 'attached' });
}

/** Toggles the mode, and returns the new mode; waits for an idle page first after a reload. */
async function changeMode(page: Page): Promise<string> {
  const currentMode = await page.evaluate((toggle) => {
    const { atRest, mode = 'light' } = document.documentElement.dataset;
    if (atRest === undefined) return undefined;
    document.querySelector<HTMLElement>(toggle)?.click();
    return mode;
  }, TOGGLE);
  if (currentMode === undefined) {
    await waitForRest(page);
    return changeMode(page);
  }
  const mode = currentMode === 'dark' ? 'light' : 'dark';
  await waitForMode(page, mode);
  return mode;
}

async function read(page: Page, faults: readonly Fault[]): Promise<void> {
  const around = surroundings(page);
  const some = (test: (fault: Fault) => unknown) => faults.some(test);
  for (const fault of faults) await fault.before?.(around);
  await page.goto(PAGE + faults.map(({ address = '' }) => address).join(''));
  await waitForArticle(page);
  if (some(({ options }) => options?.javaScriptEnabled === false)) return;
  await wake(page, faults);
  for (const fault of faults) await fault.after?.(around);
  const mode = await changeMode(page);
  await waitForArticle(page);
  await page.locator(`#docs-navigation a[href="${NEXT}"]`).dispatchEvent('click');
  if (!some(({ isAlone }) => isAlone)) await page.waitForURL(`**${NEXT}`);
  await waitForRest(page);
  await waitForArticle(page);
  if (!some(({ forgets }) => forgets)) await waitForMode(page, mode);
}

test('has at least 80 faults with unique names', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  for (const faults of Object.values(areas)) {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  }
});

// The fast tier tests every third combination of one fault per area.
// The whole tier tests each fault alone.
const visits = isWhole ? rows.map((fault) => [fault]) : sampleEvery(3, combineAreas());

describe.concurrent('page with faults', () => {
  test.each(visits.map((faults) => ({ name: faults.map(({ name }) => name).join('; '), faults })))(
    'keeps the page readable: $name',
    ({ faults }) =>
      visit(
        async ({ page, problems }) => {
          let loads = 0;
          page.on('load', () => (loads += 1));
          await read(page, faults);
          expect(loads).toBeLessThanOrEqual(MOST_LOADS);
          forgive(problems, REPORTED);
        },
        Object.assign({}, ...faults.map(({ options }) => options)),
      ),
  );
});
