import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { waitForHydration } from '../testing/hydrate.ts';
import type { Visit, VisitOptions } from './visit.ts';
import { visit } from './visit.ts';

/** Maximum number of tab stops between the focused element and the target. */
const MOST_STOPS = 120;

/** A page visit with functions for keyboard actions. */
export interface Keys extends Visit {
  press: (...keys: string[]) => Promise<void>;
  /** Presses Tab until the target has focus. */
  tabTo: (target: Locator) => Promise<void>;
  /** Presses Shift+Tab until the target has focus. Use it when the target precedes the focus. */
  tabBackTo: (target: Locator) => Promise<void>;
  /** Activates the skip link. */
  skip: () => Promise<void>;
  /** Waits until the target has focus. */
  waitForFocus: (target: Locator) => Promise<void>;
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Returns the start of the focused element's HTML, for an error message. */
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
    `${String(target)} has no focus after ${MOST_STOPS} stops, but ${await describeFocus(page)}`,
  );
}

/** Opens a page, hydrates it with the first Tab, and runs `read` with keyboard actions. */
export function readByKeys(
  pathname: string,
  read: (keys: Keys) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> {
  return visit(async ({ page, context, problems }) => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const skipLink = page.locator('a[href="#docs-main"]');
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
        await waitForFocus(page.locator('#docs-main'));
      },
    });
  }, options);
}

/** Records the text that the page copies, because concurrent pages share one clipboard. */
export async function catchCopies(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset['copied'] = text;
    };
    navigator.clipboard.write = async ([item]) => {
      const blob = await item?.getType('text/plain');
      document.documentElement.dataset['copied'] = await blob?.text();
    };
  });
}

export const readCopied = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['copied']);

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
