import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { contentFaults } from './faults/content.ts';
import { deployFaults } from './faults/deploy.ts';
import type { Fault } from './faults/fault.ts';
import { networkFaults } from './faults/network.ts';
import { platformFaults } from './faults/platform.ts';
import { storageFaults } from './faults/storage.ts';
import { hydrate, waitForQuiet } from './hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/material-ui/react-alert';
const NEXT = '/material-ui/react-button';
/** The browser reports what cannot be had; the page itself has nothing to say. */
const REPORTED =
  /^(console (error|warning): (Failed to |Access to |Loading |OTS |The resource )|request to)/;

const areas = {
  network: networkFaults,
  storage: storageFaults,
  platform: platformFaults,
  deploy: deployFaults,
  content: contentFaults,
};
const rows = Object.values(areas).flat();

/** In the fast tier each fault happens once, with one of every other area; each happens alone in the long one. */
const isLong = process.env['VITRINE_LONG'] !== undefined;

function combineAreas(): Fault[][] {
  const most = Math.max(...Object.values(areas).map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    Object.values(areas).flatMap((faults) => faults[index] ?? []),
  );
}

async function expectReadable(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  expect((await heading.textContent())?.trim()).not.toBe('');
  expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
}

const readMode = (page: Page) => page.evaluate(() => document.documentElement.dataset['mode']);

async function read(page: Page, faults: readonly Fault[]): Promise<void> {
  const isStill = faults.some((fault) => fault.isStill);
  const forgets = faults.some((fault) => fault.forgets);
  const hasScripts = faults.every(({ options }) => options?.javaScriptEnabled !== false);
  for (const fault of faults) await fault.before?.(page);
  await page.goto(PAGE + faults.map(({ address = '' }) => address).join(''));
  await expectReadable(page);
  if (!hasScripts) return;
  if (isStill) await page.mouse.move(300, 300);
  else await hydrate(page);
  await waitForQuiet(page);
  for (const fault of faults) await fault.after?.(page);
  const mode = await readMode(page);
  await page.locator('[data-action="toggle-mode"]').first().dispatchEvent('click');
  expect(await readMode(page)).not.toBe(mode);
  await expectReadable(page);
  const link = page.locator(`#site-navigation a[href="${NEXT}"]`);
  await link.dispatchEvent('click');
  await waitForQuiet(page);
  await expectReadable(page);
  if (!forgets) expect(await readMode(page)).not.toBe(mode);
}

function expectQuiet(problems: string[]): void {
  const own = problems.filter((problem) => !REPORTED.test(problem));
  problems.splice(0, problems.length, ...own);
}

test('there are 80 rows, each with a name of its own', () => {
  expect(rows.length).toBeGreaterThanOrEqual(80);
  for (const faults of Object.values(areas)) {
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  }
});

const visits = isLong ? rows.map((fault) => [fault]) : combineAreas();

describe.concurrent('a page is read, whatever goes wrong around it', () => {
  test.each(visits.map((faults) => ({ name: faults.map(({ name }) => name).join('; '), faults })))(
    '$name',
    ({ faults }) =>
      visit(
        async ({ page, problems }) => {
          await read(page, faults);
          expectQuiet(problems);
        },
        Object.assign({}, ...faults.map(({ options }) => options)),
      ),
  );
});
