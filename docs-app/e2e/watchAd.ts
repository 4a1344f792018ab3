import type { Page } from 'playwright';

interface ShiftEntry extends PerformanceEntry {
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    /** Commands that `gtag` received. */
    __events: unknown[][];
    /** Node names of elements that shifted because of the sponsor block. */
    __shifts: string[];
    /** Past states of the sponsor block. */
    __states: string[];
  }
}

/** Records events, layout shifts and states of the sponsor block in each document of a page. */
export function watchAd(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.__events = [];
    window.__shifts = [];
    window.__states = [];
    Object.assign(window, { gtag: (...parts: unknown[]) => window.__events.push(parts) });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as ShiftEntry[]) {
        const slot = document.querySelector('[data-ad]');
        // Count only the block and its next sibling; late fonts shift elements further down.
        const moved = sources.filter(
          ({ node }) => slot?.contains(node) || (node && node === slot?.nextElementSibling),
        );
        window.__shifts.push(...moved.map(({ node }) => node?.nodeName ?? ''));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver((records) => {
      for (const { target } of records)
        window.__states.push((target as HTMLElement).dataset['adState'] ?? '');
    }).observe(document, { attributeFilter: ['data-ad-state'], subtree: true });
  });
}

export const readEvents = (page: Page) => page.evaluate(() => window.__events);
export const readShifts = (page: Page) => page.evaluate(() => window.__shifts);
export const readStates = (page: Page) => page.evaluate(() => window.__states);

/** Waits until the sponsor block is in a state. */
export function waitForAd(page: Page, state: string): Promise<void> {
  return page.locator(`[data-ad][data-ad-state="${state}"]`).waitFor({ timeout: 10_000 });
}

/** Expected problems: the ad network has another origin, and is sometimes blocked. */
export const PROVIDER = /request to another origin|ERR_BLOCKED_BY_CLIENT/;
