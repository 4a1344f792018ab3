import type { BrowserContext, Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { denyStorage, holdScripts, hydrate, waitForQuiet } from '../testing/hydrate.ts';
import { visit } from './visit.ts';

const PAGE = '/experiments/docs/code-blocks';
const INSTALLATION = '/material-ui/getting-started/installation';
const KEY = 'codeblock-package-manager';

/** Locates the first group of package manager tabs on a page. */
const groupOf = (page: Page) => page.locator('[data-code-tabs="package-manager"]').first();
const tabOf = (page: Page, name: string) => groupOf(page).getByRole('tab', { name, exact: true });

/** Waits until every group of package managers has selected a tab and shows its command. */
async function waitForChosen(page: Page, name: string): Promise<void> {
  await tabOf(page, name).and(page.locator('[aria-selected="true"]')).waitFor();
  const groups = page.locator('[data-code-tabs="package-manager"]');
  for (const group of await groups.all()) {
    expect(await group.getByRole('tab', { selected: true }).innerText()).toBe(name);
    expect(await group.getByRole('tabpanel').count()).toBe(1);
    expect(await group.getByRole('tabpanel').locator('code').innerText()).toMatch(
      new RegExp(`^${name} `, 'm'),
    );
  }
}

const readStored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

function store(context: BrowserContext, value: string): Promise<unknown> {
  return context.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    value,
  ] as const);
}

describe.concurrent('package manager tabs', () => {
  test('restores the selected package manager on every page and in every browser tab', () =>
    visit(async ({ page, context }) => {
      await page.goto(INSTALLATION);
      const other = await context.newPage();
      await other.goto(PAGE);
      await hydrate(other);
      await tabOf(page, 'yarn').click();
      await waitForChosen(page, 'yarn');
      expect(await readStored(page)).toBe('yarn');
      await waitForChosen(other, 'yarn');
      await other.reload();
      await hydrate(other);
      await waitForChosen(other, 'yarn');
    }));

  test('selects the first code tab when the stored name is unknown', () =>
    visit(async ({ page, context }) => {
      await store(context, 'cargo');
      await page.goto(INSTALLATION);
      await hydrate(page);
      await waitForChosen(page, 'npm');
    }));

  test('selects a package manager tab when storage is denied', () =>
    visit(async ({ page }) => {
      await denyStorage(page);
      await page.goto(INSTALLATION);
      await tabOf(page, 'pnpm').click();
      await waitForChosen(page, 'pnpm');
    }));

  test('replays a click on a code tab made before hydration', () =>
    visit(async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(INSTALLATION);
      await tabOf(page, 'yarn').click();
      release();
      await waitForChosen(page, 'yarn');
    }));

  test('restores the stored package manager tab without layout shift', () =>
    visit(async ({ page, context }) => {
      await store(context, 'bun');
      await page.goto(INSTALLATION);
      await page.evaluate(() => document.fonts.ready);
      await waitForQuiet(page);
      await page.evaluate(() => {
        const shifts: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift' });
        Object.assign(window, { __shifts: shifts });
      });
      await hydrate(page);
      await waitForChosen(page, 'bun');
      await waitForQuiet(page);
      const shifts = await page.evaluate(
        () => (window as unknown as { __shifts: number[] }).__shifts,
      );
      expect(shifts).toEqual([]);
    }));

  test('shows every command under its package manager without JavaScript', () =>
    visit(
      async ({ page }) => {
        await page.goto(INSTALLATION);
        const panels = groupOf(page).locator('[role="tabpanel"]');
        const texts = await panels.locator('[data-tab-title], code').allInnerTexts();
        const packages = '@mui/material@6.1.0 @emotion/react @emotion/styled';
        expect(texts).toEqual([
          ...['npm', `npm install ${packages}`],
          ...['pnpm', `pnpm add ${packages}`],
          ...['yarn', `yarn add ${packages}`],
          ...['bun', `bun add ${packages}`],
        ]);
        for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
        expect(await groupOf(page).locator('[role="tab"]').first().isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ));
});
