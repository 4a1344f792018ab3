import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { waitForHydration } from '../testing/hydrate.ts';
import { visit, type Visit, type VisitOptions } from './visit.ts';

/** So many stops at most are between where a reader is and what is looked for. */
const MOST_STOPS = 120;

/** What somebody does who has a keyboard and nothing else. */
export interface Keys extends Visit {
  press: (...keys: string[]) => Promise<void>;
  /** Presses Tab until something has the focus. */
  tabTo: (target: Locator) => Promise<void>;
  /** The same against the order of the page, which is the way to what stands at its end. */
  tabBackTo: (target: Locator) => Promise<void>;
  /** Uses the skip link. */
  skip: () => Promise<void>;
  /** Waits until something has the focus. */
  waitForFocus: (target: Locator) => Promise<void>;
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Says what has the focus, for the message of a test that did not get there. */
const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');

async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  // Resolving the locator at every stop would double the time.
  const element = await target.elementHandle();
  for (let stop = 0; element && stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(
    `${String(target)} is no stop; after ${MOST_STOPS} is ${await describeFocus(page)}`,
  );
}

/** Opens a page, brings it to life by its first stop, and lets a keyboard alone read it. */
export function readByKeys(
  pathname: string,
  read: (keys: Keys) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  return visit(async ({ page, context, problems }) => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const skipLink = page.locator('a[href="#main-content"]');
    const waitForFocus = (target: Locator) => page.locator(':focus').and(target).waitFor();
    await page.goto(pathname);
    await press('Tab');
    await waitForHydration(page);
    expect(await isFocused(skipLink)).toBe(true);
    await read({
      ...{ page, context, problems, press, waitForFocus },
      tabTo: (target) => goTo(page, target, 'Tab'),
      tabBackTo: (target) => goTo(page, target, 'Shift+Tab'),
      async skip() {
        await press('Enter');
        await waitForFocus(page.locator('#main-content'));
      },
    });
  }, options);
}

/** Keeps what the page copies; the clipboard itself is one for all pages that run at once. */
export async function catchCopies(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset['copied'] = text;
    };
  });
}

export const readCopied = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['copied']);

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
